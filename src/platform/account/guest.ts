import { useEffect, useState } from 'react'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import type { Database } from '#storage/documents.ts'
import { GUEST_ACCOUNT } from './guest-account.ts'

/** Tells the sign-up that what a guest did is to move into the new account. */
const KEEP_GUEST_KEY = 'barra.keep-guest'

// One opening at a time: a screen that comes back at once waits until the last one has let go.
let turn: Promise<void> = Promise.resolve()

/** The guest's database for as long as the screen stands; undefined while it opens. It is never replicated. */
export function useGuestDatabase(): Database | 'failed' | undefined {
  const [state, setState] = useState<Database | 'failed'>()
  useEffect(() => {
    let isWanted = true
    let opened: Database | undefined
    turn = turn.then(async () => {
      if (!isWanted) return
      try {
        const { openDatabase } = await import('#storage/database.ts')
        opened = await openDatabase({ account: GUEST_ACCOUNT })
        if (isWanted) setState(opened)
      } catch (cause) {
        console.error('opening the guest database', cause)
        if (isWanted) setState('failed')
      }
    })
    return () => {
      isWanted = false
      turn = turn.then(() => opened?.close()).catch((cause: unknown) => console.error('closing', cause))
    }
  }, [])
  return state
}

/** From now on the next sign-up takes the guest's documents along. */
export function keepGuest(): void {
  safeLocalStorage.write(KEEP_GUEST_KEY, new Date().toISOString())
}
