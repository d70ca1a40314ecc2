import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import { androidManifest, finishAndroid } from './android.ts'
import { finishIos, infoPlist } from './ios.ts'
import { type NativeSettings, type Platform, PROJECT_FILE, readSettings, versionCode } from './settings.ts'
import { nativePage } from './web-files.ts'

// Our changes to Capacitor's generated folders, tested on its real templates.

const PROJECT = dirname(dirname(import.meta.dirname))
const TEMPLATES = { android: 'android-template.tar.gz', ios: 'ios-spm-template.tar.gz' } as const
const BARE: NativeSettings = { server: null, hasGoogle: false, version: '1.4.2' }
const FULL: NativeSettings = {
  ...BARE,
  server: 'https://barra.example',
  hasGoogle: true,
}
const GOOGLE_PLIST = '<plist><dict><key>REVERSED_CLIENT_ID</key>\n<string>com.google.4711</string></dict></plist>'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'barra-native-'))
  for (const picture of ['public/icons/icon-192.png', 'native/icon.png']) {
    mkdirSync(dirname(join(root, picture)), { recursive: true })
    cpSync(join(PROJECT, picture), join(root, picture))
  }
})
afterEach(() => rmSync(root, { recursive: true }))

/** Lays a platform's folder out as Capacitor does. */
function generate(platform: Platform): void {
  const folder = join(root, 'native', platform)
  mkdirSync(folder)
  const template = join(PROJECT, 'node_modules/@capacitor/cli/assets', TEMPLATES[platform])
  execFileSync('tar', ['-xzf', template, '-C', folder])
}
const file = (path: string) => readFileSync(join(root, 'native', path), 'utf8')
/** Everything that was written of these files, to be compared. */
const all = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, file(path)]))
const times = (text: string, part: string) => text.split(part).length - 1

describe('the Android project', () => {
  const MANIFEST = 'android/app/src/main/AndroidManifest.xml'
  const GRADLE = 'android/app/build.gradle'
  const VARIABLES = 'android/variables.gradle'
  const RESOURCES = 'android/app/src/main/res'
  beforeEach(() => {
    generate('android')
    writeFileSync(join(root, PROJECT_FILE.android), '{}')
  })

  test('opens links of our scheme and of our server, and its data is copied to no other phone', () => {
    finishAndroid(root, FULL)
    const manifest = file(MANIFEST)
    expect(manifest).toContain('<data android:scheme="barra" />')
    expect(manifest).toContain('<data android:scheme="https" android:host="barra.example" />')
    expect(times(manifest, 'android:autoVerify="true"')).toBe(1)
    expect(times(manifest, '<intent-filter')).toBe(3)
    expect(times(manifest, '</intent-filter>')).toBe(3)
    expect(manifest).toContain('android:allowBackup="false"')
  })

  test('carries our version, and the sign-in libraries that were asked for', () => {
    finishAndroid(root, FULL)
    expect(file(GRADLE)).toContain('versionCode 10402')
    expect(file(GRADLE)).toContain('versionName "1.4.2"')
    expect(file(VARIABLES)).toMatch(/ext \{\n {4}rgcfaIncludeGoogle = true\n {4}rgcfaIncludeFacebook = false\n/)
    expect(existsSync(join(root, 'native/android/app/google-services.json'))).toBe(true)
  })

  test('draws our icon and splash, and nothing of the template’s is left to be shown', () => {
    finishAndroid(root, BARE)
    expect(file(`${RESOURCES}/drawable-v24/ic_launcher_foreground.xml`)).toContain('android:fillColor="#C9F23B"')
    expect(file(`${RESOURCES}/values/styles.xml`)).toContain('windowSplashScreenAnimatedIcon')
    for (const gone of ['mipmap-hdpi', 'drawable/splash.png', 'drawable-port-hdpi/splash.png']) {
      expect(existsSync(join(root, 'native', RESOURCES, gone)), gone).toBe(false)
    }
  })

  test('may ask for the camera, and is there for phones without one', () => {
    finishAndroid(root, BARE)
    const manifest = file(MANIFEST)
    expect(times(manifest, '<uses-permission android:name="android.permission.CAMERA" />')).toBe(1)
    expect(manifest).toContain('<uses-feature android:name="android.hardware.camera" android:required="false" />')
  })

  test('is idempotent, and drops options no longer requested', () => {
    const written = [MANIFEST, GRADLE, VARIABLES, `${RESOURCES}/values/styles.xml`]
    finishAndroid(root, FULL)
    const once = all(written)
    finishAndroid(root, FULL)
    expect(all(written)).toEqual(once)

    finishAndroid(root, BARE)
    expect(file(MANIFEST)).not.toContain('barra.example')
    expect(file(MANIFEST)).toContain('<data android:scheme="barra" />')
    expect(file(VARIABLES)).toContain('rgcfaIncludeFacebook = false')
    expect(existsSync(join(root, 'native/android/app/google-services.json'))).toBe(false)
  })

  test('throws for an unknown template', () => {
    const other = file(MANIFEST).replace('android.intent.category.LAUNCHER', 'android.intent.category.OTHER')
    expect(() => androidManifest(other, BARE)).toThrow(/the template has changed/)
  })
})

describe('the Xcode project', () => {
  const PLIST = 'ios/App/App/Info.plist'
  const ENTITLEMENTS = 'ios/App/App/App.entitlements'
  const XCODE = 'ios/App/App.xcodeproj/project.pbxproj'
  beforeEach(() => {
    generate('ios')
    writeFileSync(join(root, PROJECT_FILE.ios), GOOGLE_PLIST)
  })

  test('knows our languages and the schemes of our links, and names nothing twice', () => {
    finishIos(root, FULL)
    const plist = file(PLIST)
    for (const scheme of ['barra', 'com.google.4711']) expect(plist).toContain(`<string>${scheme}</string>`)
    for (const locale of LOCALES) expect(plist).toContain(`<string>${locale}</string>`)
    const keys = [...plist.matchAll(/^\t<key>([^<]+)<\/key>/gm)].map(([, key]) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('says in every language why it asks for the camera', () => {
    finishIos(root, BARE)
    expect(file(PLIST)).toMatch(/<key>NSCameraUsageDescription<\/key>\s*<string>[^<]{20,}<\/string>/)
    const { strings } = JSON.parse(file('ios/App/App/InfoPlist.xcstrings'))
    expect(Object.keys(strings.NSCameraUsageDescription.localizations)).toEqual([...LOCALES])
    expect(times(file(XCODE), '/* InfoPlist.xcstrings in Resources */ = {isa = PBXBuildFile')).toBe(1)
  })

  test('carries a privacy manifest that tracks nobody, says what is collected and why times of files are read', () => {
    finishIos(root, FULL)
    const manifest = file('ios/App/App/PrivacyInfo.xcprivacy')
    expect(manifest).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/)
    expect(manifest).toMatch(/NSPrivacyAccessedAPICategoryFileTimestamp<\/string>[\s\S]*<string>C617\.1<\/string>/)
    expect(times(manifest, '<key>NSPrivacyCollectedDataType</key>')).toBe(8)
    expect(manifest).not.toMatch(/Tracking<\/key>\s*<true\/>|Advertising/)
    for (const open of ['dict', 'array', 'string', 'key']) {
      expect([open, times(manifest, `<${open}>`)]).toEqual([open, times(manifest, `</${open}>`)])
    }
    expect(times(file(XCODE), '/* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile')).toBe(1)
    // Without tracking, no permission is requested.
    expect(file(PLIST)).not.toContain('NSUserTrackingUsageDescription')
  })

  test('claims the links of our server, where there is one', () => {
    finishIos(root, FULL)
    expect(file(ENTITLEMENTS)).toContain('<string>applinks:barra.example</string>')
    finishIos(root, BARE)
    expect(file(ENTITLEMENTS)).not.toContain('applinks')
    expect(file(ENTITLEMENTS)).toMatch(/<dict>\s*<\/dict>/)
  })

  test('carries our version and entitlements in each of its configurations, and Firebase’s file once', () => {
    finishIos(root, FULL)
    const project = file(XCODE)
    const configurations = times(project, 'INFOPLIST_FILE = ')
    expect(configurations).toBeGreaterThan(1)
    expect(times(project, 'MARKETING_VERSION = 1.4.2;')).toBe(configurations)
    expect(times(project, 'CURRENT_PROJECT_VERSION = 10402;')).toBe(configurations)
    expect(times(project, 'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;')).toBe(configurations)
    expect(times(project, 'path = "GoogleService-Info.plist"')).toBe(1)
    expect(times(project, '/* GoogleService-Info.plist in Resources */ = {isa = PBXBuildFile')).toBe(1)
  })

  test('is idempotent, and drops options no longer requested', () => {
    const written = [PLIST, ENTITLEMENTS, XCODE, 'ios/App/App/Base.lproj/LaunchScreen.storyboard']
    finishIos(root, FULL)
    const once = all(written)
    finishIos(root, FULL)
    expect(all(written)).toEqual(once)

    finishIos(root, BARE)
    for (const path of written) expect(file(path), path).not.toMatch(/4711|GoogleService|barra\.example/)
    expect(existsSync(join(root, 'native/ios/App/App/GoogleService-Info.plist'))).toBe(false)
  })

  test('throws for a Firebase file without Google, or an unknown template', () => {
    expect(() => infoPlist(file(PLIST), '<plist/>')).toThrow(/REVERSED_CLIENT_ID/)
    expect(() => infoPlist('<plist></plist>', null)).toThrow(/the template has changed/)
  })
})

describe('settings of a native build', () => {
  const read = (env: Record<string, string>) => readSettings(root, 'android', '1.0.0', env)

  test('is bound to an origin, and to nothing else', () => {
    expect(read({ BARRA_SERVER: 'https://barra.example/' }).server).toBe('https://barra.example')
    expect(read({}).server).toBeNull()
    for (const other of ['http://barra.example', 'https://barra.example/app', 'https://a:b@barra.example', 'barra']) {
      expect(() => read({ BARRA_SERVER: other }), other).toThrow(/BARRA_SERVER/)
    }
  })

  test('offers no Facebook, whose library needs more than a generated project', () => {
    writeFileSync(join(root, PROJECT_FILE.android), '{}')
    writeFileSync(join(root, PROJECT_FILE.ios), GOOGLE_PLIST)
    generate('android')
    generate('ios')
    finishAndroid(root, FULL)
    finishIos(root, FULL)
    const written = ['android/variables.gradle', 'ios/App/App/Info.plist', 'ios/App/App.xcodeproj/project.pbxproj']
    for (const path of written) expect(file(path).replace('rgcfaIncludeFacebook = false', '')).not.toMatch(/facebook/i)
    expect(readFileSync(join(PROJECT, 'capacitor.config.ts'), 'utf8')).not.toMatch(/facebook/i)
  })

  test('gives the stores an increasing number', () => {
    const versions = ['0.1.0', '0.1.1', '0.2.0', '1.0.0', '1.4.2', '1.10.0', '2.0.0']
    const codes = versions.map(versionCode)
    expect(codes).toEqual(codes.toSorted((left, right) => left - right))
    expect(new Set(codes).size).toBe(codes.length)
  })
})

test('the page in the app knows its server, holds to a policy without one to send it, and installs nothing', () => {
  const ofTheBuild = '<style>a{}</style><script data-from="/theme.js">1</script></head>'
  const html = readFileSync(join(PROJECT, 'index.html'), 'utf8').replace('</head>', ofTheBuild)
  const page = nativePage(html, FULL)
  expect(page).toContain('<meta name="barra-server" content="https://barra.example" />')
  expect(page).toContain('<meta name="barra-sign-in" content="google" />')
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/connect-src [^;]*https:\/\/barra\.example/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toMatch(/script-src [^;]*'sha256-[^;]*; style-src [^;]*'sha256-/)
  // A policy only applies to what follows it.
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'))
  expect(page).not.toContain('manifest')
  expect(nativePage(html, BARE)).not.toContain('barra-server')
})
