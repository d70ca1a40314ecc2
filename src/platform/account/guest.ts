import { useEffect, useState } from 'react'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import type { Database } from '#storage/documents.ts'
import { GUEST_ACCOUNT } from './guest-account.ts'

/** Tells sign-up to move the guest's data into the new account. */
const KEEP_GUEST_KEY = 'barra.keep-guest'

// One opening at a time: a screen that returns immediately waits until the previous one has closed.
let turn: Promise<void> = Promise.resolve()

/** The guest's database while the screen is mounted; undefined while opening. Never replicated. */
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

export function keepGuest(): void {
  safeLocalStorage.write(KEEP_GUEST_KEY, new Date().toISOString())
}
