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
  /** The project's folder: its shipped rules are compared with the released ones. */
  readonly root: string
  readonly say: (line: string) => void
  /** Per request. */
  readonly limitMs?: number
  readonly google?: GoogleStandIn
}

const LIMIT_MS = 10_000

/** Returns whether there is nothing to fix. */
export async function examine({ env, root, say, limitMs = LIMIT_MS, google }: Examination): Promise<boolean> {
  if (isLocal(env)) {
    say('No service is configured: this server runs everything on this machine, and there is nobody to ask.')
    return true
  }
  // In parallel: a service that hangs delays no other.
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
