import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { APP_SCHEME } from '#domain/deep-link.ts'
import { editFile, escapeXml, putBlock, replaceOnce } from './edit.ts'
import { type NativeSettings, PROJECT_FILE, versionCode } from './settings.ts'

const PLIST_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>`
const PLIST_ANCHOR = '<plist version="1.0">\n<dict>\n'
/** Our ids in the project file, which have to be 24 digits. */
const OUR_ID = /BA44A\d{19}/
type OurFile = { readonly name: string; readonly type: string; readonly fileId: string; readonly buildId: string }
const FIREBASE: OurFile = {
  name: 'GoogleService-Info.plist',
  type: 'text.plist.xml',
  fileId: 'BA44A0000000000000000001',
  buildId: 'BA44A0000000000000000002',
}
const PRIVACY: OurFile = {
  name: 'PrivacyInfo.xcprivacy',
  type: 'text.xml',
  fileId: 'BA44A0000000000000000005',
  buildId: 'BA44A0000000000000000006',
}
const WORDS: OurFile = {
  name: 'InfoPlist.xcstrings',
  type: 'text.json.xcstrings',
  fileId: 'BA44A0000000000000000003',
  buildId: 'BA44A0000000000000000004',
}

/** The system's permission texts, in the phone's language. */
const REASONS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  // Without it the system terminates an app that opens the camera.
  NSCameraUsageDescription: {
    'en-US': 'To scan a workout code and take your profile picture.',
    'pt-BR': 'Para ler o código de um treino compartilhado e tirar sua foto de perfil.',
    'es-ES': 'Para escanear el código de un entreno y hacer tu foto de perfil.',
  },
}

/** Customizes a generated Xcode project. Idempotent. */
export function finishIos(root: string, settings: NativeSettings): void {
  const app = join(root, 'native/ios/App/App')
  const projectFile = settings.hasGoogle ? readFileSync(join(root, PROJECT_FILE.ios), 'utf8') : null
  editFile(join(app, 'Info.plist'), (plist) => infoPlist(plist, projectFile))
  writeFileSync(join(app, 'App.entitlements'), entitlements(settings))
  editFile(join(root, 'native/ios/App/App.xcodeproj/project.pbxproj'), (project) => xcodeProject(project, settings))
  rmSync(join(app, FIREBASE.name), { force: true })
  if (projectFile !== null) writeFileSync(join(app, FIREBASE.name), projectFile)
  writeFileSync(join(app, WORDS.name), reasonsInEveryLanguage())
  writeFileSync(join(app, PRIVACY.name), privacyManifest())
  drawPictures(root, app)
}

/** System settings: our languages, and the URL schemes of the app. */
export function infoPlist(plist: string, projectFile: string | null): string {
  const schemes = [APP_SCHEME, ...(projectFile === null ? [] : [valueIn(projectFile, 'REVERSED_CLIENT_ID')])]
  const urlType = `<dict><key>CFBundleURLSchemes</key>${arrayOf(schemes)}</dict>`
  const reasons = Object.entries(REASONS)
    .map(([key, words]) => `\n\t<key>${key}</key>\n\t<string>${escapeXml(words['en-US'])}</string>`)
    .join('')
  const block = `
	<key>CFBundleURLTypes</key>
	<array>${urlType}</array>
	<key>CFBundleLocalizations</key>
	${arrayOf(LOCALES)}
	<key>ITSAppUsesNonExemptEncryption</key>
	<false/>${reasons}
`
  return putBlock(plist, 'app', PLIST_ANCHOR, block)
}

/** The data sent to the server, by Apple's names: linked to the account, never for advertising. */
const COLLECTED = [
  'EmailAddress',
  'Name',
  'PhotosorVideos',
  'Fitness',
  'Health',
  'PurchaseHistory',
  'UserID',
  'OtherUserContent',
] as const

/**
 * Required by Apple: tracking (none, so no permission is requested), collected data, and why a plugin reads file
 * timestamps (`@capacitor/filesystem`, in the app's own folders: C617.1).
 */
function privacyManifest(): string {
  const collected = COLLECTED.map(
    (name) => `
		<dict>
			<key>NSPrivacyCollectedDataType</key>
			<string>NSPrivacyCollectedDataType${name}</string>
			<key>NSPrivacyCollectedDataTypeLinked</key>
			<true/>
			<key>NSPrivacyCollectedDataTypeTracking</key>
			<false/>
			<key>NSPrivacyCollectedDataTypePurposes</key>
			${arrayOf(['NSPrivacyCollectedDataTypePurposeAppFunctionality'])}
		</dict>`,
  ).join('')
  return `${PLIST_HEAD}
	<key>NSPrivacyTracking</key>
	<false/>
	<key>NSPrivacyTrackingDomains</key>
	<array/>
	<key>NSPrivacyCollectedDataTypes</key>
	<array>${collected}
	</array>
	<key>NSPrivacyAccessedAPITypes</key>
	<array>
		<dict>
			<key>NSPrivacyAccessedAPIType</key>
			<string>NSPrivacyAccessedAPICategoryFileTimestamp</string>
			<key>NSPrivacyAccessedAPITypeReasons</key>
			${arrayOf(['C617.1'])}
		</dict>
	</array>
</dict>
</plist>
`
}

/** Links to our server open the app, once the server confirms the association. */
function entitlements({ server }: NativeSettings): string {
  const domains = server
    ? `
	<key>com.apple.developer.associated-domains</key>
	${arrayOf([`applinks:${new URL(server).hostname}`])}`
    : ''
  return `${PLIST_HEAD}${domains}
</dict>
</plist>
`
}

/** https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog */
function reasonsInEveryLanguage(): string {
  const strings = Object.entries(REASONS).map(([key, words]) => [
    key,
    {
      extractionState: 'manual',
      localizations: Object.fromEntries(
        LOCALES.map((locale) => [locale, { stringUnit: { state: 'translated', value: words[locale] } }]),
      ),
    },
  ])
  return JSON.stringify({ sourceLanguage: 'en-US', strings: Object.fromEntries(strings), version: '1.0' }, null, 2)
}

/** Adds the version, our entitlements, and our files to the app. */
export function xcodeProject(project: string, settings: NativeSettings): string {
  const named = project
    .replace(/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${settings.version};`)
    .replace(/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${versionCode(settings.version)};`)
    .replace(/\t*CODE_SIGN_ENTITLEMENTS = [^;]*;\n/g, '')
    .replace(/(\t*)INFOPLIST_FILE = /g, '$1CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n$&')
  const bare = named
    .split('\n')
    .filter((line) => !OUR_ID.test(line))
    .join('\n')
  return [WORDS, PRIVACY, ...(settings.hasGoogle ? [FIREBASE] : [])].reduce(withFile, bare)
}

function withFile(project: string, { name, type, fileId, buildId }: OurFile): string {
  const behind = [
    [
      '/* Begin PBXBuildFile section */\n',
      `\t\t${buildId} /* ${name} in Resources */ = {isa = PBXBuildFile; fileRef = ${fileId} /* ${name} */; };\n`,
    ],
    [
      '/* Begin PBXFileReference section */\n',
      `\t\t${fileId} /* ${name} */ = {isa = PBXFileReference; lastKnownFileType = ${type}; path = "${name}"; sourceTree = "<group>"; };\n`,
    ],
    ['\t\t\t\t504EC30E1FED79650016851F /* Assets.xcassets */,\n', `\t\t\t\t${fileId} /* ${name} */,\n`],
    [
      '\t\t\t\t504EC30F1FED79650016851F /* Assets.xcassets in Resources */,\n',
      `\t\t\t\t${buildId} /* ${name} in Resources */,\n`,
    ],
  ] as const
  return behind.reduce((text, [anchor, line]) => replaceOnce(text, anchor, anchor + line), project)
}

/** The icon, and a dark launch screen with the same drawing. */
function drawPictures(root: string, app: string): void {
  const pictures = join(app, 'Assets.xcassets')
  cpSync(join(root, 'native/icon.png'), join(pictures, 'AppIcon.appiconset/AppIcon-512@2x.png'))
  for (const name of ['', '-1', '-2'])
    rmSync(join(pictures, `Splash.imageset/splash-2732x2732${name}.png`), { force: true })
  cpSync(join(root, 'native/icon.png'), join(pictures, 'Splash.imageset/splash.png'))
  const images = [{ idiom: 'universal', filename: 'splash.png', scale: '3x' }]
  writeFileSync(
    join(pictures, 'Splash.imageset/Contents.json'),
    JSON.stringify({ images, info: { version: 1, author: 'xcode' } }, null, 2),
  )
  editFile(join(app, 'Base.lproj/LaunchScreen.storyboard'), (screen) =>
    screen
      .replace('contentMode="scaleAspectFill"', 'contentMode="center"')
      .replace(
        '<color key="backgroundColor" systemColor="systemBackgroundColor"/>',
        '<color key="backgroundColor" red="0.055" green="0.059" blue="0.067" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>',
      ),
  )
}

function arrayOf(values: readonly string[]): string {
  return `<array>${values.map((value) => `<string>${escapeXml(value)}</string>`).join('')}</array>`
}

function valueIn(plist: string, key: string): string {
  const [, value] = new RegExp(`<key>${key}</key>\\s*<string>([^<]+)</string>`).exec(plist) ?? []
  if (value === undefined)
    throw new Error(`${PROJECT_FILE.ios} has no ${key}: enable Google at the identity provider first`)
  return value
}
