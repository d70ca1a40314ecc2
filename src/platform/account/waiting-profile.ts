import { safeLocalStorage } from '#shared/browser-storage.ts'

export function waitingProfileKey(uid: string | null): string {
  return `barra.profile-edit.${uid}`
}

export function hasWaitingProfile(uid: string): boolean {
  return safeLocalStorage.read(waitingProfileKey(uid)) !== null
}

export function forgetWaitingProfile(uid: string): void {
  safeLocalStorage.remove(waitingProfileKey(uid))
}
