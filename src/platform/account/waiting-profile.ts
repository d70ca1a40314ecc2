import { safeLocalStorage } from '#shared/browser-storage.ts'

/** The storage key of an unsent profile change (profile-edits.ts), one per account. */
export function waitingProfileKey(uid: string | null): string {
  return `barra.profile-edit.${uid}`
}

export function hasWaitingProfile(uid: string): boolean {
  return safeLocalStorage.read(waitingProfileKey(uid)) !== null
}

/** Call it when the account's data is removed from this device. */
export function forgetWaitingProfile(uid: string): void {
  safeLocalStorage.remove(waitingProfileKey(uid))
}
