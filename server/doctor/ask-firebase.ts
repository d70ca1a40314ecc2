import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Environment } from '../env/variables.ts'
import { ServiceAccountError } from '../identity/firebase-app.ts'
import { answerTo } from './answer-to.ts'
import { type Finding, missing, notAsked, ok, wrong } from './finding.ts'
import {
  BUCKET,
  CREDENTIALS,
  DOMAIN,
  domainFinding,
  EMAIL_SIGN_IN,
  emailFinding,
  type IdentityConfig,
  identityConfig,
  MAILS,
  mailsFinding,
  PROVIDERS,
  providerConfigs,
  providersFinding,
  RULES,
  rulesFinding,
} from './firebase-rules.ts'
import { CredentialsRefused, Forbidden, type GoogleDoor, type GoogleStandIn, openGoogle } from './google-door.ts'

type Check = { readonly subject: string; readonly section: string }
type Setting = { readonly env: Environment; readonly root: string; readonly limitMs: number }

const IDENTITY = 'identitytoolkit.googleapis.com'
const SECURITY_RULES = 'firebaserules.googleapis.com'
const STORAGE = 'storage.googleapis.com'
/** Google has four providers; a page holds more. */
const PAGE = 100

/** Google's part of docs/CONFIGURING.md, with the service account's key. */
export async function askFirebase(setting: Setting, standIn?: GoogleStandIn): Promise<readonly Finding[]> {
  const { env, limitMs } = setting
  const { FIREBASE_PROJECT_ID: project } = env
  if (project === undefined) {
    return [notAsked('Firebase', 'FIREBASE_PROJECT_ID is not set: the identity provider of this machine stands in')]
  }
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    return [notAsked('Firebase', 'FIREBASE_AUTH_EMULATOR_HOST is set: an emulator stands in for the project')]
  }
  let door: GoogleDoor | undefined
  const credentials = await answerTo({ ...CREDENTIALS, service: 'Google', limitMs }, async () => {
    try {
      door = await openGoogle(env.FIREBASE_SERVICE_ACCOUNT, limitMs, standIn)
      return ok(CREDENTIALS.subject, 'Google takes its key')
    } catch (error) {
      return refusedCredentials(error)
    }
  })
  if (door === undefined) {
    return [credentials, notAsked('Firebase, everything else', 'nothing else can be asked without the key')]
  }
  return [credentials, ...(await askProject(setting, project, door))]
}

async function askProject(
  { env, root, limitMs }: Setting,
  project: string,
  door: GoogleDoor,
): Promise<readonly Finding[]> {
  const ask = (check: Check, work: () => Promise<Finding>) =>
    answerTo({ ...check, service: 'Google', limitMs }, () => orForbidden(check, work))
  const id = encodeURIComponent(project)
  const configured = door.ask(IDENTITY, `/admin/v2/projects/${id}/config`, identityConfig)
  const withConfig = (check: Check, rule: (config: IdentityConfig) => Finding) =>
    ask(check, async () => {
      const config = await configured
      return config ? rule(config) : missing(check.subject, check.section, 'the project has no Authentication yet')
    })
  const withAppUrl = (check: Check, rule: (config: IdentityConfig, appUrl: string) => Finding) => {
    const { APP_URL } = env
    return APP_URL === undefined
      ? notAsked(check.subject, 'APP_URL is not set')
      : withConfig(check, (config) => rule(config, APP_URL))
  }
  return Promise.all([
    withConfig(EMAIL_SIGN_IN, emailFinding),
    ask(PROVIDERS, async () => {
      const path = `/admin/v2/projects/${id}/defaultSupportedIdpConfigs?pageSize=${PAGE}`
      const known = await door.ask(IDENTITY, path, providerConfigs)
      return providersFinding(known ?? { defaultSupportedIdpConfigs: [] }, env.SOCIAL_PROVIDERS)
    }),
    withAppUrl(DOMAIN, domainFinding),
    withAppUrl(MAILS, mailsFinding),
    ...(env.FIREBASE_STORAGE_BUCKET === undefined
      ? [notAsked(BUCKET.subject, 'FIREBASE_STORAGE_BUCKET is not set: there are no profile pictures')]
      : askBucket(env.FIREBASE_STORAGE_BUCKET, { project: id, root, door, ask })),
  ])
}

type BucketQuestion = {
  readonly project: string
  readonly root: string
  readonly door: GoogleDoor
  readonly ask: (check: Check, work: () => Promise<Finding>) => Promise<Finding>
}

function askBucket(bucket: string, { project, root, door, ask }: BucketQuestion): readonly Promise<Finding>[] {
  const name = encodeURIComponent(bucket)
  return [
    ask(BUCKET, async () => {
      try {
        // The first request of a deletion: an account without this right leaves pictures behind.
        const found = await door.ask(STORAGE, `/storage/v1/b/${name}/o?maxResults=1&fields=kind`, z.looseObject({}))
        return found
          ? ok(BUCKET.subject, `${bucket} is there`)
          : missing(BUCKET.subject, BUCKET.section, `there is no bucket ${bucket}: use the name that the console shows`)
      } catch (error) {
        if (!(error instanceof Forbidden)) throw error
        const says = `the service account may not list ${bucket}, and could not delete anybody's picture: give it the right`
        return wrong(BUCKET.subject, BUCKET.section, says)
      }
    }),
    ask(RULES, async () => rulesFinding(await releasedRules(door, project, name), await shippedRules(root))),
  ]
}

/** The release names a ruleset, which contains the text. */
async function releasedRules(door: GoogleDoor, project: string, bucket: string): Promise<string | null> {
  const path = `/v1/projects/${project}/releases/firebase.storage/${bucket}`
  const release = await door.ask(SECURITY_RULES, path, z.object({ rulesetName: z.string() }))
  if (!release) return null
  const set = z.object({ source: z.object({ files: z.array(z.object({ content: z.string() })) }) })
  const rules = await door.ask(SECURITY_RULES, `/v1/${release.rulesetName}`, set)
  return rules?.source.files.map(({ content }) => content).join('\n') ?? null
}

function shippedRules(root: string): Promise<string> {
  return readFile(join(root, 'firebase/storage.rules'), 'utf8')
}

async function orForbidden({ subject }: Check, work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error
    return notAsked(subject, 'the service account may not look at it: look in the console')
  }
}

function refusedCredentials(error: unknown): Finding {
  const { subject, section } = CREDENTIALS
  // The library's message may quote the file taken for a key.
  if (error instanceof ServiceAccountError || isInvalidCredential(error)) {
    return wrong(subject, section, 'there is no key of a service account: it is a file of JSON, from the console')
  }
  if (error instanceof CredentialsRefused) {
    return wrong(subject, section, 'Google does not take its key: it was deleted, or is of another account')
  }
  throw error
}

function isInvalidCredential(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'app/invalid-credential'
}
