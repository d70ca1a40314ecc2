import { safeLocalStorage } from '#shared/browser-storage.ts'

/** Of the keys of stills, before their path. */
export const STILL_PREFIX = 'barra.still:'

/** Of all addresses, or of some. */
export function forgetStills(isMeant: (pathname: string) => boolean = () => true): void {
  safeLocalStorage.removeWhere((key) => key.startsWith(STILL_PREFIX) && isMeant(key.slice(STILL_PREFIX.length)))
}
