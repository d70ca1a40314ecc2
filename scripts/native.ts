import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { finishAndroid } from './native/android.ts'
import { finishIos } from './native/ios.ts'
import { type NativeSettings, type Platform, PROJECT_FILE, readSettings } from './native/settings.ts'
import { writeWebFiles } from './native/web-files.ts'

// Builds the page, generates a native platform's folder if missing, updates it, and reports the remaining steps. `npm
// run native:android`, `npm run native:ios`.

const root = dirname(import.meta.dirname)
const FINISH = { android: finishAndroid, ios: finishIos } as const

const NEXT = {
  android: `To build it: Android SDK 36 and JDK 21, then
  npx cap open android      (Android Studio), or
  cd native/android && ./gradlew assembleDebug`,
  ios: `To build it: a Mac with Xcode 26, then
  npx cap open ios
and choose your team under "Signing & Capabilities".`,
} as const satisfies Record<Platform, string>

const platform = process.argv[2]
if (platform !== 'android' && platform !== 'ios') throw new Error('which platform: android or ios?')

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }
const settings = readSettings(root, platform, version, process.env)
run(join(root, 'scripts/build.ts'))
writeWebFiles(join(root, 'dist'), join(root, 'native/www'), settings)
const isThere = existsSync(join(root, 'native', platform))
run(join(root, 'node_modules/@capacitor/cli/bin/capacitor'), isThere ? 'sync' : 'add', platform)
FINISH[platform](root, settings)
console.info(`\nnative/${platform} is ready. ${NEXT[platform]}\n${remarksOn(platform, settings).join('\n')}`)

function run(script: string, ...args: readonly string[]): void {
  // Capacitor's tool asks once for permission to report usage: declined.
  const env = { ...process.env, CI: 'true', CAPACITOR_TELEMETRY: '0' }
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The limitations of this build of the app, with their remedies. */
function remarksOn(platform: Platform, { server, hasGoogle }: NativeSettings): readonly string[] {
  const signer = platform === 'android' ? 'ANDROID_CERTIFICATES' : 'APPLE_TEAM_ID'
  const remarks = [
    server
      ? `Links to ${server} open the app once its server is told ${signer}; it needs ALLOWED_ORIGINS=https://localhost,capacitor://localhost as well.`
      : 'BARRA_SERVER is not set: this app knows no server, so nobody can sign in. Set it to your origin, such as https://barra.example.',
    !hasGoogle && `${PROJECT_FILE[platform]} (from the Firebase console) is missing: no sign-in with Google.`,
    'Facebook, GitHub and X are not offered in the app: docs/decisions/027.',
    platform === 'ios'
      ? 'Before the App Store: Sign in with Apple and how subscriptions are sold, docs/decisions/027. The app tracks nobody and has PrivacyInfo.xcprivacy.'
      : 'Before Google Play: how subscriptions are sold, docs/decisions/027.',
  ]
  return remarks.flatMap((remark) => (remark ? [`- ${remark}`] : []))
}
