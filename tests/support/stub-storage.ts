import { vi } from 'vitest'

/** Puts a storage in memory in the place of the browser's, until the test ends. Returns what it holds. */
export function stubStorage(
  name: 'localStorage' | 'sessionStorage' = 'localStorage',
  texts = new Map<string, string>(),
): Map<string, string> {
  vi.stubGlobal(name, {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  })
  return texts
}

/** The same of a browser that refuses every use, or where it is `full` only to keep anything. */
export function refuseStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage', how?: 'full'): void {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const texts = new Map<string, string>()
  stubStorage(name, texts)
  if (how === 'full') texts.set = refuse
  else Object.assign(texts, { get: refuse, set: refuse, delete: refuse, keys: refuse })
}
