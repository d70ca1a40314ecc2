import { type RoundReport, startRound } from '../rounds.ts'
import { type CustomerToRead, forgetEvents, type ReadingPlace } from '../stores/payment-customers.ts'
import type { Billing, BillingLog } from './billing.ts'
import { readState } from './read-state.ts'

const HOUR_MS = 3_600_000
/** Once a night, and never twice. */
const READ_AGAIN_MS = 20 * HOUR_MS
/** Far longer than any provider repeats an event. */
const KEEP_EVENTS_MS = 30 * 24 * HOUR_MS
const BATCH = 50
const BEFORE_ALL: ReadingPlace = { readAt: '-infinity', userId: '' }

export type Round = { readonly read: number; readonly failed: number }

/** Recovers events missed while this server was down. */
export async function readAllStates(billing: Billing, log: BillingLog): Promise<Round> {
  const { database, customers, now } = billing
  const readBefore = new Date(now().getTime() - READ_AGAIN_MS)
  let [read, failed] = [0, 0]
  let place: ReadingPlace | undefined = BEFORE_ALL
  while (place) {
    const due: readonly CustomerToRead[] = await customers.toRead(readBefore, place, BATCH)
    for (const { customer } of due.filter(({ isOver }) => !isOver)) {
      try {
        await readState(billing, customer, log)
        read += 1
      } catch (error) {
        failed += 1
        log.warn({ customerId: customer.customer_id, reason: String(error) }, 'A subscription was not read')
      }
    }
    place = due.at(-1)?.place
  }
  await forgetEvents(database.ofNobody.kysely, new Date(now().getTime() - KEEP_EVENTS_MS))
  return { read, failed }
}

/** Checks hourly. The returned function stops it after the current round. */
export function readStatesNightly(
  billing: Billing,
  log: BillingLog,
  onEnd?: RoundReport['onEnd'],
): () => Promise<void> {
  return startRound({
    database: billing.database,
    name: 'subscriptions',
    everyMs: HOUR_MS,
    isMadeAtOnce: false,
    work: () => readAllStates(billing, log),
    onFailure: (error) => log.error({ err: error }, 'No round was made'),
    ...(onEnd && { onEnd }),
  })
}
