import { isAllSent, type SyncStatus } from '#platform/sync/sync-status.ts'

/** Injected to test their order. */
export type LeaveSteps = {
  readonly status: () => SyncStatus
  readonly followStatus: (changed: () => void) => () => void
  readonly sendNow: () => void
  /** The browser is certain: nothing has to be tried. */
  readonly isOffline: () => boolean
  /** Rejects while the server is unreachable. */
  readonly isSameOnServer: () => Promise<boolean>
  /** Whether the server has confirmed all of it earlier. Needs no network. */
  readonly isConfirmed: () => Promise<boolean>
  readonly signOut: () => Promise<void>
  /** After the sign-out, in every tab; whether the data is removed, and not kept for a write that came in between. */
  readonly deleteConfirmed: () => Promise<boolean>
}

const PATIENCE_MS = 10_000

/** Data is removed only if the server has proved to have it, or did; kept data waits for that account to sign in again. */
export async function leaveAccount(steps: LeaveSteps): Promise<'removed' | 'kept'> {
  const safe = await isEverythingOnServer(steps)
  await steps.signOut()
  if (!safe) return 'kept'
  try {
    return (await steps.deleteConfirmed()) ? 'removed' : 'kept'
  } catch (cause) {
    console.error('the data of the account stays on the device', cause)
    return 'kept'
  }
}

async function isEverythingOnServer(steps: LeaveSteps): Promise<boolean> {
  steps.sendNow()
  const answer = steps.isOffline() ? null : await askServer(steps)
  return answer ?? isConfirmedEarlier(steps)
}

/** Null if it does not answer. */
async function askServer(steps: LeaveSteps): Promise<boolean | null> {
  await settled(steps)
  if (!isSent(steps.status())) return null
  // The status lags behind writes, and a count is no proof.
  const proof = steps.isSameOnServer().catch(() => null)
  return Promise.race([proof, elapsed(null)])
}

/** Without a network, every version on the device is compared with the one that the server has confirmed. */
async function isConfirmedEarlier(steps: LeaveSteps): Promise<boolean> {
  const status = steps.status()
  if (status.kind === 'local' || status.problem !== null || !isAllSent(status)) return false
  const proof = steps.isConfirmed().catch(() => false)
  return Promise.race([proof, elapsed(false)])
}

/** Or after 10 s. */
function settled({ status, followStatus }: LeaveSteps): Promise<void> {
  let unfollow = () => {}
  const sent = new Promise<void>((resolve) => {
    const look = () => {
      if (isSent(status())) resolve()
    }
    unfollow = followStatus(look)
    look()
  })
  return Promise.race([sent, elapsed(undefined)]).finally(unfollow)
}

function isSent(status: SyncStatus): boolean {
  return status.kind === 'synced' && isAllSent(status)
}

function elapsed<Answer>(answer: Answer): Promise<Answer> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, answer))
}
