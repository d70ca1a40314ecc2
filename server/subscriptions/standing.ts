import { subscriptionAt } from '#domain/billing/subscription.ts'
import { asStorage } from '../database/transaction.ts'
import { readPosition } from '../stores/positions.ts'
import { findSubscription, recordOf } from '../stores/subscriptions.ts'
import type { Billing } from './billing.ts'
import type { Standing } from './entitlement-signer.ts'
import { pendingTrialOf, type TrialPerson } from './start-trial.ts'

/** The person whose standing is asked for, as the identity provider has signed. */
export type Holder = TrialPerson

/** How a person's access stands now, by what was last heard. Throws 410 or 403 for a closed account. */
export async function readStanding({ database, now }: Billing, holder: Holder): Promise<Standing> {
  const { uid } = holder
  const row = await asStorage(() => findSubscription(database.kysely, uid))
  const subscription = subscriptionAt(row ? recordOf(row) : null, now().getTime())
  const { epoch } = await asStorage(() => readPosition(database.kysely, uid))
  const pendingTrial = row ? null : await asStorage(() => pendingTrialOf(database.kysely, holder))
  return { uid, subscription, pendingTrial, epoch }
}
