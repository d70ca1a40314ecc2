import { onTestFinished, vi } from 'vitest'

/** Gives a test a localStorage where the runtime has none. */
export function keepNotes(): void {
  if (typeof localStorage !== 'undefined') return
  const notes = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}
