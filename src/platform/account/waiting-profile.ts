import type { LocalKey } from '#contract/device-registry.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

export function waitingProfileKey(uid: string | null): LocalKey {
  return `barra.profile-edit.${uid}`
}

export function hasWaitingProfile(uid: string): boolean {
  return safeLocalStorage.read(waitingProfileKey(uid)) !== null
}
