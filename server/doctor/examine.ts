import type { Environment } from '../env/variables.ts'
import { askDatabase } from './ask-database.ts'
import { askFirebase } from './ask-firebase.ts'
import { askMail } from './ask-mail.ts'
import { askStripe } from './ask-stripe.ts'
import { lookAtEntitlementKey } from './entitlement-key.ts'
import { type Finding, isFault, reportOf } from './finding.ts'
import type { GoogleStandIn } from './google-door.ts'

export type Examination = {
  readonly env: Environment
  /** The project's own folder: what it ships is compared with what is released. */
  readonly root: string
  /** Tells the person at the terminal something. */
  readonly say: (line: string) => void
  /** How long a service may think about one question. */
  readonly limitMs?: number
  readonly google?: GoogleStandIn
}

const LIMIT_MS = 10_000

/** Asks every configured service how it is set up, and tells it as a list. Whether nothing has to be done. */
export async function examine({ env, root, say, limitMs = LIMIT_MS, google }: Examination): Promise<boolean> {
  if (isLocal(env)) {
    say('No service is configured: this server runs everything on this machine, and there is nobody to ask.')
    return true
  }
  // Side by side: whoever hangs holds up nobody else.
  const findings: readonly Finding[] = (
    await Promise.all([
      askStripe(env, limitMs),
      askFirebase({ env, root, limitMs }, google),
      askMail(env, limitMs).then((finding) => [finding]),
      askDatabase(env, limitMs),
      lookAtEntitlementKey(env).then((finding) => [finding]),
    ])
  ).flat()
  for (const line of reportOf(findings)) say(line)
  return !findings.some(isFault)
}

function isLocal(env: Environment): boolean {
  const services = [
    env.DATABASE_URL,
    env.STRIPE_SECRET_KEY,
    env.FIREBASE_PROJECT_ID,
    env.SMTP_URL,
    env.ENTITLEMENT_PRIVATE_KEY,
  ]
  return services.every((service) => service === undefined)
}
