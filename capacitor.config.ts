import { existsSync } from 'node:fs'
import type { CapacitorConfig } from '@capacitor/cli'

/** The colour of the loading screen, so that the start is one picture. */
const DARK = '#040506'
const SIGN_IN = '@capacitor-firebase/authentication'
const PLUGINS = [
  '@capacitor-community/keep-awake',
  '@capacitor/app',
  '@capacitor/filesystem',
  '@capacitor/haptics',
  '@capacitor/local-notifications',
  '@capacitor/share',
  '@capacitor/splash-screen',
  '@capacitor/status-bar',
]

// Without the project's own file Firebase's native library ends the app as soon as it is loaded.
const pluginsWith = (projectFile: string) => (existsSync(projectFile) ? [...PLUGINS, SIGN_IN] : PLUGINS)

// The native apps. Their folders are generated, never edited by hand: `npm run native:android`, `npm run native:ios`.
const config: CapacitorConfig = {
  appId: 'app.barra',
  appName: 'Barra',
  webDir: 'native/www',
  backgroundColor: DARK,
  // The page's origin, which its database belongs to: with another one every phone would start empty.
  server: { hostname: 'localhost', androidScheme: 'https', iosScheme: 'capacitor' },
  android: { path: 'native/android', includePlugins: pluginsWith('native/google-services.json') },
  ios: {
    path: 'native/ios',
    contentInset: 'never',
    includePlugins: pluginsWith('native/GoogleService-Info.plist'),
  },
  plugins: {
    // The app hides the splash once its first screen is there; after this long the system does.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 5_000, backgroundColor: DARK, showSpinner: false },
    StatusBar: { style: 'DARK', backgroundColor: '#000000' },
    SystemBars: { style: 'DARK', insetsHandling: 'css' },
    LocalNotifications: { smallIcon: 'ic_stat_barra', iconColor: '#c9f23b', presentationOptions: [] },
    // The session is Firebase's own in the page; the phone only says who somebody is.
    FirebaseAuthentication: {
      skipNativeAuth: true,
      // A provider whose library is not part of the app must not be named: loading it would end the app.
      providers: ['google.com'],
    },
  },
}

export default config
