import { KEPT_PROFILE } from '#contract/device-stores.ts'
import type { ProfileChange, User } from '#contract/user.ts'
import { isRecord } from '#domain/is-record.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import type { RecordStore } from '../device/record-store.ts'
import { ApiError } from '../server/api.ts'
import { currentAccount, subscribeToAccount } from './account.ts'
import { keptRecords } from './kept-records.ts'
import { updateUser, useUser } from './user.ts'

// The server owns the profile, which may be edited offline: unsent changes wait on the device, one per account, in
// which a later value of a field replaces an earlier one.

/** A browser reports being online before anything gets through. */
const RETRY_MS = 15_000

type EditSources = {
  readonly uid: () => string | null
  readonly send: (change: ProfileChange) => Promise<unknown>
  readonly recordsOf: (account: string) => RecordStore
}

/** As the disk had it when it was last looked at. */
type Seen = { readonly account: string; readonly change: ProfileChange | null }

export function createProfileEdits({ uid, send, recordsOf }: EditSources) {
  const seen = createStore<Seen | null>(null)

  function see(account: string, value: unknown): ProfileChange | null {
    const change = changeIn(value)
    const next = { account, change }
    if (account === uid() && !isSame(next, seen.current())) seen.set(next)
    return change
  }

  async function change(account: string, next: (before: ProfileChange | null) => ProfileChange): Promise<void> {
    const stored = await recordsOf(account).change(KEPT_PROFILE, (before) => {
      const after = next(changeIn(before))
      return Object.keys(after).length > 0 ? after : undefined
    })
    see(account, stored)
  }

  /** What is unsent, by the disk: another tab may have sent it. Rejects if the browser refuses to say. */
  async function waiting(): Promise<ProfileChange | null> {
    const account = uid()
    if (account === null) return null
    try {
      return see(account, await recordsOf(account).read(KEPT_PROFILE))
    } catch (cause) {
      see(account, null)
      throw cause
    }
  }

  /** Resolves once the disk has it, with all that is unsent and what was before; null where the device refuses. */
  async function keep(account: string, added: ProfileChange) {
    let before: ProfileChange = {}
    try {
      await change(account, (stored) => {
        before = stored ?? {}
        return { ...before, ...added }
      })
      return { before, all: { ...before, ...added } }
    } catch (cause) {
      console.warn('the device keeps no change of the profile', cause)
      return null
    }
  }

  /** Removes fields unless they were changed again; those that waited `before` them are back. */
  async function forget(account: string, fields: ProfileChange, before: ProfileChange = {}): Promise<void> {
    await change(account, (stored) => {
      const others = Object.entries(stored ?? {}).filter(([field, value]) => !isSame(value, Reflect.get(fields, field)))
      const back = Object.entries(before).filter(([field]) => field in fields)
      return Object.fromEntries([...back, ...others]) as ProfileChange
    }).catch((cause: unknown) => console.warn('a change of the profile stays, and is sent again', cause))
  }

  /** A failed change stays. Returns whether a retry is worthwhile. Never rejects. */
  async function sendWaiting(): Promise<boolean> {
    const account = uid()
    try {
      const unsent = await waiting()
      if (!account || !unsent || account !== uid()) return false
      await send(unsent)
      await forget(account, unsent)
      return false
    } catch (cause) {
      console.warn('the profile waits', cause)
      return !isRefusal(cause)
    }
  }

  return {
    waiting,
    sendWaiting,
    seen,
    /**
     * Saves a change: `sent` to the server, or `kept` on this device's disk. Rejects with ApiError if the server refuses
     * it, and with the failure's cause if the device cannot store it; then nothing is pending.
     */
    async save(added: ProfileChange): Promise<'sent' | 'kept'> {
      const account = uid()
      const kept = account === null ? null : await keep(account, added)
      try {
        await send(kept?.all ?? added)
        if (account !== null && kept) await forget(account, kept.all)
        return 'sent'
      } catch (cause) {
        if (kept && !isRefusal(cause)) return 'kept'
        if (account !== null && kept) await forget(account, added, kept.before)
        throw cause
      }
    },
    /** Sends the pending change now and whenever it may work again, until the returned function is called. */
    keepSent(page: Pick<EventTarget, 'addEventListener'> = globalThis): () => void {
      const ended = new AbortController()
      let retry: ReturnType<typeof setTimeout> | undefined
      const sendAgain = async () => {
        clearTimeout(retry)
        retry = undefined
        if (await sendWaiting()) plan()
      }
      const plan = () => {
        // The browser may be wrong about being online, not about being offline: wait for its next event.
        if (ended.signal.aborted || navigator.onLine === false || !seen.current()?.change) return
        retry ??= setTimeout(() => void sendAgain(), RETRY_MS)
      }
      const unfollow = seen.subscribe(plan)
      page.addEventListener('online', () => void sendAgain(), { signal: ended.signal })
      // Another tab may have changed or sent it.
      page.addEventListener('visibilitychange', () => void waiting().catch(() => undefined), { signal: ended.signal })
      void sendAgain()
      return () => {
        ended.abort()
        unfollow()
        clearTimeout(retry)
      }
    },
  }
}

const edits = createProfileEdits({
  uid: () => currentAccount()?.uid ?? null,
  send: updateUser,
  recordsOf: keptRecords,
})

const look = () => void edits.waiting().catch(() => undefined)
look()
subscribeToAccount(look)

export const saveProfile = edits.save
export const sendWaitingProfile = edits.sendWaiting
export const keepProfileSent = edits.keepSent
export const waitingProfile = edits.waiting

/** With unsent changes; null also until the disk has said whether there are any. */
export function useProfile(): { readonly profile: User | null; readonly isWaiting: boolean } {
  const user = useUser()
  const seen = useStore(edits.seen)
  if (!user || seen?.account !== user.firebaseUid) return { profile: null, isWaiting: false }
  // Fields of a change were entered: none is undefined.
  const profile = seen.change ? ({ ...user, ...seen.change } as User) : user
  return { profile, isWaiting: seen.change !== null }
}

function changeIn(value: unknown): ProfileChange | null {
  return isRecord(value) ? (value as ProfileChange) : null
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.code === 'BAD_REQUEST' || cause.code === 'PAYLOAD_TOO_LARGE')
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
