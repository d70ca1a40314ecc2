import { safeLocalStorage } from '#shared/browser-storage.ts'

const TOLD_KEY = 'barra.told-locked-screen'

/** Whether this person has yet to hear what this phone can do while it is locked. A computer locks between no sets. */
export function mustTellOfLockedScreen(): boolean {
  return safeLocalStorage.read(TOLD_KEY) === null && matchMedia('(pointer: coarse)').matches
}

export function rememberTold(): void {
  safeLocalStorage.write(TOLD_KEY, new Date().toISOString())
}
