import type { LocalKey, SessionKey } from '#contract/device-registry.ts'

/** As the browser has it; a worker has none, and its types know of none. */
type Texts = {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** Outlives the visit. Another tab sees it, a worker does not. */
export const safeLocalStorage = guarded<LocalKey>('localStorage')
/** Goes with the tab. */
export const safeSessionStorage = guarded<SessionKey>('sessionStorage')

/** A person may forbid the storage, and it may be full: nothing here throws, and nothing may depend on what is kept. */
function guarded<Key extends string>(name: 'localStorage' | 'sessionStorage') {
  function attempt<Result>(act: (texts: Texts) => Result): Result | null {
    try {
      // Even reading the property may throw; in a worker there is none, so that any use of it does.
      return act((globalThis as unknown as Readonly<Record<typeof name, Texts>>)[name])
    } catch {
      return null
    }
  }
  const read = (key: Key): string | null => attempt((texts) => texts.getItem(key))
  /** False where it is not kept. */
  const write = (key: Key, text: string): boolean =>
    attempt((texts) => {
      texts.setItem(key, text)
      return true
    }) ?? false

  const keys = (): readonly string[] =>
    attempt((texts) => Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')) ?? []

  return {
    read,
    write,
    /** Null also for what is no JSON. */
    readJson: (key: Key): unknown => attempt(() => JSON.parse(read(key) ?? 'null')),
    writeJson: (key: Key, value: unknown): boolean => write(key, JSON.stringify(value)),
    remove: (key: Key): void => void attempt((texts) => texts.removeItem(key)),
    removeWhere: (isMeant: (key: string) => boolean): void => {
      for (const key of keys()) if (isMeant(key)) attempt((texts) => texts.removeItem(key))
    },
    keys,
  }
}
