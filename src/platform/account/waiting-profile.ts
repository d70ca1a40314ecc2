/** Where a change of the profile waits that the server does not have (profile-edits.ts), one for each account. */
export function waitingProfileKey(uid: string | null): string {
  return `barra.profile-edit.${uid}`
}

export function hasWaitingProfile(uid: string): boolean {
  try {
    return localStorage.getItem(waitingProfileKey(uid)) !== null
  } catch {
    return false
  }
}

/** Call it when the account's data leaves this device. */
export function forgetWaitingProfile(uid: string): void {
  try {
    localStorage.removeItem(waitingProfileKey(uid))
  } catch {
    // A browser that blocks storage never kept it.
  }
}
