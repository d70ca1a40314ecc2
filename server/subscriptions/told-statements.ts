import { DAY_MS } from '#domain/time/instant.ts'
import type { Billing, BillingLog } from './billing.ts'
import { type Holder, readStanding } from './standing.ts'

/** Number of cached statements: some 10 MB. */
const MAX_PEOPLE = 10_000
/** Age at which a person's access is read again. */
const READ_AGAIN_MS = 60_000
/** Age at which an unchanged statement is signed again, so that it is never much older than its delivery. */
const SIGN_AGAIN_MS = DAY_MS

/** A signed statement, with its content. */
type Signed = { readonly token: string; readonly content: string; readonly atMs: number }
type Told = { readonly isVerified: boolean; readonly readAtMs: number; readonly signed: Promise<Signed | undefined> }

/** Returns a person's statement; undefined if it is unavailable. Never rejects. */
export type TellStatement = (holder: Holder, log: Pick<BillingLog, 'warn'>) => Promise<string | undefined>

/**
 * Provides the statements for sync responses. A person's is read once a minute and signed only if changed, or a day
 * old. It never makes a sync fail.
 */
export function createTellStatement(billing: Billing, maxPeople = MAX_PEOPLE): TellStatement {
  const told = new Map<string, Told>()

  const sign = async (holder: Holder, before: Promise<Signed | undefined> | undefined, nowMs: number) => {
    const standing = await readStanding(billing, holder)
    const content = JSON.stringify(standing)
    const known = await before
    if (known?.content === content && Math.abs(nowMs - known.atMs) < SIGN_AGAIN_MS) return known
    return { token: await billing.signer.sign(standing, new Date(nowMs)), content, atMs: nowMs }
  }

  return async (holder, log) => {
    const { uid, emailVerified: isVerified } = holder
    const nowMs = billing.now().getTime()
    const before = told.get(uid)
    const isFresh = before?.isVerified === isVerified && Math.abs(nowMs - before.readAtMs) < READ_AGAIN_MS
    const signed = isFresh
      ? before.signed
      : sign(holder, before?.signed, nowMs).catch((cause: unknown) => {
          log.warn({ reason: cause instanceof Error ? cause.message : 'unknown' }, 'A statement was not read')
          return undefined
        })
    // Moves the person to the end of the eviction order.
    told.delete(uid)
    told.set(uid, isFresh ? before : { isVerified, readAtMs: nowMs, signed })
    const oldest = told.keys().next()
    if (told.size > maxPeople && !oldest.done) told.delete(oldest.value)
    return (await signed)?.token
  }
}
