import type { Session } from '#contract/session.ts'
import { assertNever } from '../assert-never.ts'
import type { Access } from './entitlement.ts'

/**
 * Outcome at a restricted address. `connect`: it may be paid for, but the device has to go online to learn so. `wait`:
 * the deciding answer is on its way.
 */
export type Admission = 'open' | 'paywall' | 'connect' | 'wait'

export type AccessFacts = {
  /** From the signed statement on this device, without network. */
  readonly access: Access
  /** Whether the address continues a running workout; undefined while loading. */
  readonly goesOn: boolean | undefined
  /** Whether the server's first statement ever is still pending. */
  readonly isFirstWordDue: boolean
}

export function lacksFirstWord(access: Access): boolean {
  return access.kind === 'unheard' || (access.kind === 'connect' && access.waitingFor === 'first-word')
}

/** A running workout may be finished, whatever has ended; unknown is never treated as none. */
export function decideRouteAccess({ access, goesOn, isFirstWordDue }: AccessFacts): Admission {
  if (access.kind === 'granted' || goesOn) return 'open'
  if (goesOn === undefined) return 'wait'
  switch (access.kind) {
    case 'unheard':
      return isFirstWordDue ? 'wait' : 'open'
    case 'ended':
      return 'paywall'
    case 'connect':
      return isFirstWordDue ? 'wait' : 'connect'
    default:
      return assertNever(access)
  }
}

/** Whether an address of the workout screen continues a running session; `id` is null for a free session. */
export function resumesSession(id: string | null, running: readonly Session[]): boolean {
  return running.some((session) => session.id === id || session.workoutId === (id ?? ''))
}
