import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { APP_SCHEME } from '#domain/deep-link.ts'
import { editFile, putBlock, replaceOnce } from './edit.ts'
import { type NativeSettings, PROJECT_FILE, versionCode } from './settings.ts'

const MANIFEST_ANCHOR = '<category android:name="android.intent.category.LAUNCHER" />\n            </intent-filter>\n'
const PERMISSIONS_ANCHOR = '<uses-permission android:name="android.permission.INTERNET" />\n'
const DARK = '#0E0F11'
const LIME = '#C9F23B'
const CAMERA = `
    <uses-permission android:name="android.permission.CAMERA" />
    <uses-feature android:name="android.hardware.camera" android:required="false" />
    `

/** Customizes a generated Android project. Idempotent. */
export function finishAndroid(root: string, settings: NativeSettings): void {
  const app = join(root, 'native/android/app')
  const resources = join(app, 'src/main/res')
  editFile(join(app, 'src/main/AndroidManifest.xml'), (xml) => androidManifest(xml, settings))
  editFile(join(app, 'build.gradle'), (gradle) =>
    gradle
      .replace(/versionCode \d+/, `versionCode ${versionCode(settings.version)}`)
      .replace(/versionName "[^"]*"/, `versionName "${settings.version}"`),
  )
  editFile(join(root, 'native/android/variables.gradle'), (gradle) => signInLibraries(gradle, settings))
  // Left over from when Facebook was offered.
  rmSync(join(resources, 'values/facebook.xml'), { force: true })
  const projectFile = join(app, 'google-services.json')
  rmSync(projectFile, { force: true })
  if (settings.hasGoogle) cpSync(join(root, PROJECT_FILE.android), projectFile)
  drawIcons(root, resources)
  drawSplash(resources)
}

/**
 * Links to our server and scheme open the app, and the page may request the camera, which is optional. No Android
 * backups: a copy on another phone would not know the original's later state, and the server has the data.
 */
export function androidManifest(xml: string, { server }: NativeSettings): string {
  const filters = [
    linkFilter(`<data android:scheme="${APP_SCHEME}" />`),
    server &&
      linkFilter(
        `<data android:scheme="https" android:host="${new URL(server).hostname}" />`,
        ' android:autoVerify="true"',
      ),
  ]
  const linked = putBlock(xml, 'links', MANIFEST_ANCHOR, filters.filter(Boolean).join(''))
  const seeing = putBlock(linked, 'camera', PERMISSIONS_ANCHOR, CAMERA)
  return seeing.replace('android:allowBackup="true"', 'android:allowBackup="false"')
}

function linkFilter(data: string, attributes = ''): string {
  return `
            <intent-filter${attributes}>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                ${data}
            </intent-filter>`
}

function signInLibraries(gradle: string, { hasGoogle }: NativeSettings): string {
  const bare = gradle.replace(/ {4}rgcfaInclude\w+ = \w+\n/g, '')
  const lines = `    rgcfaIncludeGoogle = ${hasGoogle}\n    rgcfaIncludeFacebook = false\n`
  return replaceOnce(bare, 'ext {\n', `ext {\n${lines}`)
}

/** The barbell of public/icons/icon.svg, in a square of `size` of which the drawing takes `share`. */
function barbell(size: number, share: number, colour: string): string {
  const scale = (size * share) / 512
  const margin = (size * (1 - share)) / 2
  const bars = [
    [64, 240, 384, 32],
    [96, 192, 40, 128],
    [150, 128, 52, 256],
    [310, 128, 52, 256],
    [376, 192, 40, 128],
  ].map(([x, y, width, height]) => `M${x},${y}h${width}v${height}h-${width}z`)
  return `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${size}dp" android:height="${size}dp"
    android:viewportWidth="${size}" android:viewportHeight="${size}">
    <group android:scaleX="${scale}" android:scaleY="${scale}" android:translateX="${margin}" android:translateY="${margin}">
        <path android:fillColor="${colour}" android:pathData="${bars.join('')}" />
    </group>
</vector>
`
}

function drawIcons(root: string, resources: string): void {
  writeFileSync(join(resources, 'drawable-v24/ic_launcher_foreground.xml'), barbell(108, 0.55, LIME))
  // The status bar only shows its outline.
  writeFileSync(join(resources, 'drawable/ic_stat_barra.xml'), barbell(24, 1, '#FFFFFF'))
  const adaptive = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@drawable/ic_launcher_foreground" />
    <monochrome android:drawable="@drawable/ic_launcher_foreground" />
</adaptive-icon>
`
  for (const name of ['ic_launcher', 'ic_launcher_round']) {
    writeFileSync(join(resources, `mipmap-anydpi-v26/${name}.xml`), adaptive)
  }
  writeFileSync(
    join(resources, 'values/ic_launcher_background.xml'),
    `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="ic_launcher_background">${DARK}</color>\n</resources>\n`,
  )
  // Before Android 8 icons are bitmaps; the system scales this one.
  for (const density of ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi']) {
    rmSync(join(resources, `mipmap-${density}`), { recursive: true, force: true })
  }
  mkdirSync(join(resources, 'mipmap-xxxhdpi'))
  for (const name of ['ic_launcher', 'ic_launcher_round']) {
    cpSync(join(root, 'public/icons/icon-192.png'), join(resources, `mipmap-xxxhdpi/${name}.png`))
  }
}

/** A dark screen with the barbell, like the page's own loading screen. */
function drawSplash(resources: string): void {
  for (const folder of readdirSync(resources)) {
    if (folder.startsWith('drawable')) rmSync(join(resources, folder, 'splash.png'), { force: true })
  }
  writeFileSync(
    join(resources, 'drawable/splash.xml'),
    `<?xml version="1.0" encoding="utf-8"?>
<shape xmlns:android="http://schemas.android.com/apk/res/android">
    <solid android:color="@color/ic_launcher_background" />
</shape>
`,
  )
  editFile(join(resources, 'values/styles.xml'), (xml) =>
    putBlock(
      xml,
      'splash',
      '<item name="android:background">@drawable/splash</item>\n',
      `
        <item name="windowSplashScreenBackground">@color/ic_launcher_background</item>
        <item name="windowSplashScreenAnimatedIcon">@drawable/ic_launcher_foreground</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
    `,
    ),
  )
}
