import { join } from 'node:path'
import type { PublicConfig } from '#contract/public-config.ts'
import { lockDataFolder } from '../database/data-folder-lock.ts'
import type { Environment } from '../env/variables.ts'
import { startAuthEmulator } from './auth-emulator/start-auth-emulator.ts'

export type Identity = {
  readonly projectId: string
  /** `host:port`; undefined with a real project. */
  readonly emulatorHost: string | undefined
  readonly publicConfig: Pick<PublicConfig, 'firebase' | 'authEmulatorUrl' | 'socialProviders' | 'appCheckSiteKey'>
  /** This process runs it, so it can create the demo account. */
  readonly isOwn: boolean
  stop(): Promise<void>
}

const LOCAL_PROJECT = 'demo-barra'

/** Never in production. */
export function needsOwnIdentity(env: Environment): boolean {
  return env.NODE_ENV !== 'production' && !env.FIREBASE_PROJECT_ID && !env.FIREBASE_AUTH_EMULATOR_HOST
}

/** A Firebase project, an external emulator, or our own. */
export async function provideIdentity(env: Environment, say: (line: string) => void): Promise<Identity> {
  if (needsOwnIdentity(env)) return startOwn(env, say)
  return {
    projectId: env.FIREBASE_PROJECT_ID ?? LOCAL_PROJECT,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    // An external emulator has none of the windows for other sign-in methods.
    publicConfig: {
      ...publicConfigOf(env, env.FIREBASE_AUTH_EMULATOR_HOST),
      ...(env.FIREBASE_AUTH_EMULATOR_HOST !== undefined && { socialProviders: [] }),
    },
    isOwn: false,
    stop: async () => undefined,
  }
}

async function startOwn(env: Environment, say: (line: string) => void): Promise<Identity> {
  const folder = join(env.DATA_DIR, 'accounts')
  const unlock = await lockDataFolder(folder)
  const emulator = await startAuthEmulator(
    {
      projectId: LOCAL_PROJECT,
      host: env.HOST,
      port: env.AUTH_EMULATOR_PORT,
      accountsFile: join(folder, 'accounts.json'),
      mailsDirectory: mailsDirectory(env),
      appUrl: appUrl(env),
      settingsDirectory: join(folder, 'settings'),
    },
    {
      mail: ({ to, subject, link }) => say(`\nMail to ${to}: ${subject}\n${link}\n`),
      trouble: say,
    },
  )
  const emulatorHost = `${reachableHost(env.HOST)}:${env.AUTH_EMULATOR_PORT}`
  return {
    projectId: LOCAL_PROJECT,
    emulatorHost,
    publicConfig: publicConfigOf(env, emulatorHost),
    isOwn: true,
    stop: async () => {
      await emulator.stop()
      await unlock()
    },
  }
}

export function mailsDirectory(env: Environment): string {
  return join(env.DATA_DIR, 'mails')
}

/** The address at which a browser opens the app. */
export function appUrl(env: Environment): string {
  return env.APP_URL ?? `http://${reachableHost(env.HOST)}:${env.PORT}`
}

/** A host that a browser on this machine can open, for the wildcard address. */
export function reachableHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host
}

function publicConfigOf(env: Environment, emulatorHost: string | undefined): Identity['publicConfig'] {
  const projectId = env.FIREBASE_PROJECT_ID ?? LOCAL_PROJECT
  return {
    firebase: {
      apiKey: env.FIREBASE_API_KEY ?? 'local',
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      projectId,
      ...(env.FIREBASE_STORAGE_BUCKET && { storageBucket: env.FIREBASE_STORAGE_BUCKET }),
      ...(env.FIREBASE_MESSAGING_SENDER_ID && { messagingSenderId: env.FIREBASE_MESSAGING_SENDER_ID }),
      ...(env.FIREBASE_APP_ID && { appId: env.FIREBASE_APP_ID }),
    },
    authEmulatorUrl: emulatorHost === undefined ? null : `http://${emulatorHost}`,
    socialProviders: env.SOCIAL_PROVIDERS,
    ...(env.FIREBASE_APP_CHECK_SITE_KEY && { appCheckSiteKey: env.FIREBASE_APP_CHECK_SITE_KEY }),
  }
}
