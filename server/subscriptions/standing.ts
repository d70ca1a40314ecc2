import { subscriptionAt } from '#domain/billing/subscription.ts'
import { asStorage } from '../database/transaction.ts'
import { readPosition } from '../stores/positions.ts'
import { findSubscription, recordOf } from '../stores/subscriptions.ts'
import type { Billing } from './billing.ts'
import type { Standing } from './entitlement-signer.ts'
import { pendingTrialOf, type TrialPerson } from './start-trial.ts'

/** As signed by the identity provider. */
export type Holder = TrialPerson

/** By the last known state. Throws 410 or 403 for a closed account. */
export async function readStanding({ database, now }: Billing, holder: Holder): Promise<Standing> {
  const { uid } = holder
  const row = await asStorage(() => findSubscription(database.of(uid).kysely, uid))
  const subscription = subscriptionAt(row ? recordOf(row) : null, now().getTime())
  const { epoch } = await asStorage(() => readPosition(database.of(uid).kysely, uid))
  const pendingTrial = row ? null : await asStorage(() => pendingTrialOf(database.ofNobody.kysely, holder))
  return { uid, subscription, pendingTrial, epoch }
}
