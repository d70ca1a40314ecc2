import { safeLocalStorage } from '#shared/browser-storage.ts'

/** Where a change of the profile waits that the server does not have (profile-edits.ts), one for each account. */
export function waitingProfileKey(uid: string | null): string {
  return `barra.profile-edit.${uid}`
}

export function hasWaitingProfile(uid: string): boolean {
  return safeLocalStorage.read(waitingProfileKey(uid)) !== null
}

/** Call it when the account's data leaves this device. */
export function forgetWaitingProfile(uid: string): void {
  safeLocalStorage.remove(waitingProfileKey(uid))
}
