import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type Platform = 'android' | 'ios'

export type NativeSettings = {
  /** The origin of the app's server, such as `https://barra.example`; null for none. */
  readonly server: string | null
  /** Whether Firebase's file for this platform exists, which Google sign-in needs. */
  readonly hasGoogle: boolean
  /** From package.json. */
  readonly version: string
}

/** The manually added Firebase files of each platform; never committed. */
export const PROJECT_FILE = {
  android: 'native/google-services.json',
  ios: 'native/GoogleService-Info.plist',
} as const satisfies Record<Platform, string>

/** Throws for an address that an app cannot be bound to. */
export function readSettings(
  root: string,
  platform: Platform,
  version: string,
  env: Readonly<Record<string, string | undefined>>,
): NativeSettings {
  const hasGoogle = existsSync(join(root, PROJECT_FILE[platform]))
  const { BARRA_SERVER: server } = env
  return {
    server: server ? originOf(server) : null,
    hasGoogle,
    version,
  }
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.origin !== address.replace(/\/$/, '')) {
    throw new Error(`BARRA_SERVER has to be an origin such as https://barra.example, not ${address}`)
  }
  return url.origin
}

/** `1.2.3` gives 10203: stores require an increasing number. */
export function versionCode(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return major * 10_000 + minor * 100 + patch
}
