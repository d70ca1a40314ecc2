import { DAY_MS } from '#domain/time/instant.ts'
import type { Billing, BillingLog } from './billing.ts'
import { type Holder, readStanding } from './standing.ts'

/** Of so many people the statement is kept: some 10 MB. */
const MAX_PEOPLE = 10_000
/** A person's standing is read again after this. */
const READ_AGAIN_MS = 60_000
/** A statement that says the same is signed again after this, so that it is never much older than it is told. */
const SIGN_AGAIN_MS = DAY_MS

/** A statement that was signed, and what it was signed for. */
type Signed = { readonly token: string; readonly content: string; readonly atMs: number }
type Told = { readonly isVerified: boolean; readonly readAtMs: number; readonly signed: Promise<Signed | undefined> }

/** Tells a person's statement; undefined where it cannot be read now. Never rejects. */
export type TellStatement = (holder: Holder, log: Pick<BillingLog, 'warn'>) => Promise<string | undefined>

/**
 * Tells the statements that come with every answer of the sync. A person's is read once a minute and signed only when it
 * says something else, or is a day old. The exchange of documents never fails for it.
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
    // The person who was told last is the last to be forgotten.
    told.delete(uid)
    told.set(uid, isFresh ? before : { isVerified, readAtMs: nowMs, signed })
    const oldest = told.keys().next()
    if (told.size > maxPeople && !oldest.done) told.delete(oldest.value)
    return (await signed)?.token
  }
}
