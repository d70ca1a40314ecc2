import type { Session } from '#contract/session.ts'
import { assertNever } from '../assert-never.ts'
import type { Access } from './entitlement.ts'

/**
 * What becomes of somebody at a restricted address. `connect`: it may well be paid for, and the device has to hear so.
 * `wait`: what decides is on its way.
 */
export type Admission = 'open' | 'paywall' | 'connect' | 'wait'

/** What is known at the door. */
export type AtTheDoor = {
  /** By the signed statement on this device, and no network. */
  readonly access: Access
  /** Whether a workout that runs is gone on with there; undefined while the device looks. */
  readonly goesOn: boolean | undefined
  /** Whether the server's first word ever is still waited for. */
  readonly isFirstWordDue: boolean
}

/** Whether the server's first word would decide. */
export function lacksFirstWord(access: Access): boolean {
  return access.kind === 'unheard' || (access.kind === 'connect' && access.waitingFor === 'first-word')
}

/** A workout that runs goes on to its end, whatever has ended; and unknown is never none. */
export function admissionTo({ access, goesOn, isFirstWordDue }: AtTheDoor): Admission {
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

/** Whether an address of the workout screen goes on with something that runs; `id` is null for a free session. */
export function goesOnAt(id: string | null, running: readonly Session[]): boolean {
  return running.some((session) => session.id === id || session.workoutId === (id ?? ''))
}
