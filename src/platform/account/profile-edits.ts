import type { ProfileChange, User } from '#contract/user.ts'
import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createSignal } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { ApiError } from '../server/api.ts'
import { currentAccount } from './account.ts'
import { updateUser, useUser } from './user.ts'
import { waitingProfileKey } from './waiting-profile.ts'

// The server owns the profile, which may be edited offline: unsent changes wait on the device, one per account, in
// which a later value of a field replaces an earlier one.

/** A browser reports being online before anything gets through. */
const RETRY_MS = 15_000

type EditSources = {
  readonly uid: () => string | null
  readonly send: (change: ProfileChange) => Promise<unknown>
}

export function createProfileEdits({ uid, send }: EditSources) {
  const changed = createSignal()
  let read: { readonly text: string | null; readonly change: ProfileChange | null } = { text: null, change: null }

  /** The same object until it changes. */
  function waiting(): ProfileChange | null {
    const key = waitingProfileKey(uid())
    const text = safeLocalStorage.read(key)
    if (text !== read.text) read = { text, change: changeIn(safeLocalStorage.readJson(key)) }
    return read.change
  }

  /** Returns whether the device stored it. */
  function keep(change: ProfileChange | null): boolean {
    const key = waitingProfileKey(uid())
    const isEmpty = change === null || Object.keys(change).length === 0
    const isKept = !isEmpty && safeLocalStorage.writeJson(key, change)
    if (isEmpty) safeLocalStorage.remove(key)
    changed.emit()
    return isKept
  }

  /** Removes the sent fields unless they were changed again. */
  function forget(sent: ProfileChange): void {
    const left = Object.entries(waiting() ?? {}).filter(([field, value]) => !isSame(value, Reflect.get(sent, field)))
    keep(Object.fromEntries(left) as ProfileChange)
  }

  /** A failed change stays. Returns whether a retry is worthwhile. Never rejects. */
  async function sendWaiting(): Promise<boolean> {
    const account = uid()
    const change = waiting()
    if (!account || !change) return false
    try {
      await send(change)
      if (uid() === account) forget(change)
      return false
    } catch (cause) {
      console.warn('the profile waits', cause)
      return !isRefusal(cause)
    }
  }

  return {
    waiting,
    sendWaiting,
    subscribe: changed.subscribe,
    /**
     * Saves a change: `sent` to the server, or `kept` on this device. Rejects with ApiError if the server refuses it,
     * and with the failure's cause if the device cannot store it; then nothing is pending.
     */
    async save(change: ProfileChange): Promise<'sent' | 'kept'> {
      const account = uid()
      const before = waiting()
      const all = { ...before, ...change }
      const isKept = keep(all)
      try {
        await send(all)
        if (uid() === account) forget(all)
        return 'sent'
      } catch (cause) {
        if (isKept && !isRefusal(cause)) return 'kept'
        if (uid() === account) keep(before)
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
        if (ended.signal.aborted || navigator.onLine === false || waiting() === null) return
        retry ??= setTimeout(() => void sendAgain(), RETRY_MS)
      }
      const unfollow = changed.subscribe(plan)
      page.addEventListener('online', () => void sendAgain(), { signal: ended.signal })
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
})

export const saveProfile = edits.save
export const sendWaitingProfile = edits.sendWaiting
export const keepProfileSent = edits.keepSent
export const waitingProfile = edits.waiting

/** With unsent changes. */
export function useProfile(): { readonly profile: User | null; readonly isWaiting: boolean } {
  const user = useUser()
  const change = useStore({ subscribe: edits.subscribe, current: edits.waiting })
  // Fields of a change were entered: none is undefined.
  const profile = user && change ? ({ ...user, ...change } as User) : user
  return { profile, isWaiting: change !== null }
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
