import { RECEIVED_FILES_CACHE } from '#contract/device-stores.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'

export const MEASUREMENTS_DRAFT_KEY = 'barra.measuring'
export const EXERCISE_DRAFT_PREFIX = 'barra.draft.exercise.'

/** Removes unsaved input of this tab and a shared file: the next person on the device must not see them. */
export function forgetTypedInput(): void {
  for (const key of safeSessionStorage.keys()) {
    if (key === MEASUREMENTS_DRAFT_KEY || key.startsWith(EXERCISE_DRAFT_PREFIX)) safeSessionStorage.remove(key)
  }
  // Absent outside of secure contexts.
  void globalThis.caches?.delete(RECEIVED_FILES_CACHE).catch(() => undefined)
}
