import type { AppPlugin } from '@capacitor/app'
import { registerPlugin } from '@capacitor/core'
import type { Directory } from '@capacitor/filesystem'
import type { ImpactStyle } from '@capacitor/haptics'
import type { LocalNotificationsPlugin } from '@capacitor/local-notifications'
import type { SharePlugin } from '@capacitor/share'
import type { SplashScreenPlugin } from '@capacitor/splash-screen'
import type { Style } from '@capacitor/status-bar'
import type { KeepAwakePlugin } from '@capacitor-community/keep-awake'
import type { SignInResult } from '@capacitor-firebase/authentication'

// The plugins' own modules include their browser fallbacks, and one of them all of Firebase: only their types are used,
// and the bridge is called by name. Enums are written as their values.

type StatusBarPlugin = {
  setStyle(options: { style: `${Style}` }): Promise<void>
  setBackgroundColor(options: { color: string }): Promise<void>
}

type HapticsPlugin = {
  impact(options: { style: `${ImpactStyle}` }): Promise<void>
  vibrate(options: { duration: number }): Promise<void>
}

type FilePlace = { path: string; directory: `${Directory}` }
type FilesystemPlugin = {
  /** `data` is base64. */
  writeFile(options: FilePlace & { data: string; recursive: boolean }): Promise<{ uri: string }>
  appendFile(options: FilePlace & { data: string }): Promise<void>
  rmdir(options: FilePlace & { recursive: boolean }): Promise<void>
}

type FirebaseAuthenticationPlugin = {
  signInWithGoogle(): Promise<SignInResult>
  signInWithFacebook(): Promise<SignInResult>
}

export const app = registerPlugin<AppPlugin>('App')
export const statusBar = registerPlugin<StatusBarPlugin>('StatusBar')
export const splashScreen = registerPlugin<SplashScreenPlugin>('SplashScreen')
export const haptics = registerPlugin<HapticsPlugin>('Haptics')
export const localNotifications = registerPlugin<LocalNotificationsPlugin>('LocalNotifications')
export const share = registerPlugin<SharePlugin>('Share')
export const filesystem = registerPlugin<FilesystemPlugin>('Filesystem')
export const keepAwake = registerPlugin<KeepAwakePlugin>('KeepAwake')
export const firebaseAuthentication = registerPlugin<FirebaseAuthenticationPlugin>('FirebaseAuthentication')

export function logFailure(what: string, call: Promise<unknown>): void {
  call.catch((cause: unknown) => console.warn(`${what} failed`, cause))
}
