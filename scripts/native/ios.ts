import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contract/vocabulary.ts'
import { APP_SCHEME } from '#domain/deep-link.ts'
import { editFile, escapeXml, putBlock, replaceOnce } from './edit.ts'
import { type NativeSettings, PROJECT_FILE, versionCode } from './settings.ts'

const PLIST_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>`
const PLIST_ANCHOR = '<plist version="1.0">\n<dict>\n'
/** Names of our own in the project file, which Xcode wants to be 24 digits. */
const FILE_ID = 'BA44A0000000000000000001'
const BUILD_FILE_ID = 'BA44A0000000000000000002'

/** Makes a generated Xcode project ours. Can be repeated. */
export function finishIos(root: string, settings: NativeSettings): void {
  const app = join(root, 'native/ios/App/App')
  const projectFile = settings.hasGoogle ? readFileSync(join(root, PROJECT_FILE.ios), 'utf8') : null
  editFile(join(app, 'Info.plist'), (plist) => infoPlist(plist, settings, projectFile))
  writeFileSync(join(app, 'App.entitlements'), entitlements(settings))
  editFile(join(root, 'native/ios/App/App.xcodeproj/project.pbxproj'), (project) => xcodeProject(project, settings))
  rmSync(join(app, 'GoogleService-Info.plist'), { force: true })
  if (projectFile !== null) writeFileSync(join(app, 'GoogleService-Info.plist'), projectFile)
  drawPictures(root, app)
}

/** What the system has to know: our languages, and the schemes of links that lead into the app. */
export function infoPlist(plist: string, settings: NativeSettings, projectFile: string | null): string {
  const schemes = [
    APP_SCHEME,
    ...(projectFile === null ? [] : [valueIn(projectFile, 'REVERSED_CLIENT_ID')]),
    ...(settings.facebook ? [`fb${settings.facebook.appId}`] : []),
  ]
  const urlType = `<dict><key>CFBundleURLSchemes</key>${arrayOf(schemes)}</dict>`
  const facebook = settings.facebook
    ? `
	<key>FacebookAppID</key>
	<string>${escapeXml(settings.facebook.appId)}</string>
	<key>FacebookClientToken</key>
	<string>${escapeXml(settings.facebook.clientToken)}</string>
	<key>FacebookDisplayName</key>
	<string>Barra</string>`
    : ''
  const block = `
	<key>CFBundleURLTypes</key>
	<array>${urlType}</array>
	<key>CFBundleLocalizations</key>
	${arrayOf(LOCALES)}
	<key>ITSAppUsesNonExemptEncryption</key>
	<false/>${facebook}
`
  return putBlock(plist, 'app', PLIST_ANCHOR, block)
}

/** Links to our server open the app, once the server says that this is its app. */
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

/** The version, our entitlements, and Firebase's file as part of the app. */
export function xcodeProject(project: string, settings: NativeSettings): string {
  const named = project
    .replace(/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${settings.version};`)
    .replace(/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${versionCode(settings.version)};`)
    .replace(/\t*CODE_SIGN_ENTITLEMENTS = [^;]*;\n/g, '')
    .replace(/(\t*)INFOPLIST_FILE = /g, '$1CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n$&')
  const bare = named
    .split('\n')
    .filter((line) => !line.includes(FILE_ID) && !line.includes(BUILD_FILE_ID))
    .join('\n')
  return settings.hasGoogle ? withProjectFile(bare) : bare
}

function withProjectFile(project: string): string {
  const name = 'GoogleService-Info.plist'
  const behind = [
    [
      '/* Begin PBXBuildFile section */\n',
      `\t\t${BUILD_FILE_ID} /* ${name} in Resources */ = {isa = PBXBuildFile; fileRef = ${FILE_ID} /* ${name} */; };\n`,
    ],
    [
      '/* Begin PBXFileReference section */\n',
      `\t\t${FILE_ID} /* ${name} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.xml; path = "${name}"; sourceTree = "<group>"; };\n`,
    ],
    ['\t\t\t\t504EC30E1FED79650016851F /* Assets.xcassets */,\n', `\t\t\t\t${FILE_ID} /* ${name} */,\n`],
    [
      '\t\t\t\t504EC30F1FED79650016851F /* Assets.xcassets in Resources */,\n',
      `\t\t\t\t${BUILD_FILE_ID} /* ${name} in Resources */,\n`,
    ],
  ] as const
  return behind.reduce((text, [anchor, line]) => replaceOnce(text, anchor, anchor + line), project)
}

/** The icon, and a dark launch screen with the same drawing on it. */
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
