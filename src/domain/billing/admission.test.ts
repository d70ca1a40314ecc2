import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aSession } from '../../../tests/builders.ts'
import { type Admission, decideRouteAccess, lacksFirstWord, resumesSession } from './admission.ts'
import type { Access } from './entitlement.ts'

const ACTIVE: Access = { kind: 'granted', notice: null }
const FAILING: Access = { kind: 'granted', notice: 'payment-failing' }
const UNHEARD_RENEWAL: Access = { kind: 'granted', notice: 'renewal-unheard' }
const NOTHING_KNOWN: Access = { kind: 'unheard' }
const TRIAL_OVER: Access = { kind: 'ended', what: 'trial', at: '2026-03-01T00:00:00.000Z' }
const NEVER_HAD: Access = { kind: 'ended', what: 'nothing', at: null }
const TOO_OLD: Access = { kind: 'connect', waitingFor: 'renewal', since: '2026-03-01T00:00:00.000Z' }
const NEVER_TOLD: Access = { kind: 'connect', waitingFor: 'first-word' }
const UNCONFIRMED: Access = { kind: 'connect', waitingFor: 'confirmation' }

type Running = 'it runs' | 'nothing runs' | 'not looked yet'
type Row = readonly [rule: string, Access, Running, firstWord: 'due' | 'over', Admission]

const GOES_ON: Readonly<Record<Running, boolean | undefined>> = {
  'it runs': true,
  'nothing runs': false,
  'not looked yet': undefined,
}

describe('a restricted route', () => {
  // proves 6.3
  test.each<Row>([
    ['opens to whoever is active or trialing', ACTIVE, 'nothing runs', 'over', 'open'],
    ['opens to them before anything else is known', ACTIVE, 'not looked yet', 'due', 'open'],
    ['opens while the provider retries a payment', FAILING, 'nothing runs', 'over', 'open'],
    ['opens while a renewal could not be heard of', UNHEARD_RENEWAL, 'nothing runs', 'over', 'open'],
    ['shows the paywall to a signed-in user without either', TRIAL_OVER, 'nothing runs', 'over', 'paywall'],
    ['shows it to who never had anything', NEVER_HAD, 'nothing runs', 'over', 'paywall'],
    ['asks to connect where it may well be paid for', TOO_OLD, 'nothing runs', 'over', 'connect'],
    ['asks to connect once nothing was heard for 72 hours', NEVER_TOLD, 'nothing runs', 'over', 'connect'],
    ['waits for the first word before it asks so', NEVER_TOLD, 'nothing runs', 'due', 'wait'],
    ['asks to confirm the address that the trial waits for', UNCONFIRMED, 'nothing runs', 'over', 'connect'],
    ['waits for the first word when nothing is known', NOTHING_KNOWN, 'nothing runs', 'due', 'wait'],
    ['opens when that wait is over: unknown is never none', NOTHING_KNOWN, 'nothing runs', 'over', 'open'],
  ])('%s', (_rule, access, running, firstWord, admission) => {
    expect(decideRouteAccess({ access, goesOn: GOES_ON[running], isFirstWordDue: firstWord === 'due' })).toBe(admission)
  })
})

test.each<[Access, boolean]>([
  [NOTHING_KNOWN, true],
  [NEVER_TOLD, true],
  [UNCONFIRMED, false],
  [TOO_OLD, false],
  [TRIAL_OVER, false],
  [ACTIVE, false],
])('the first word is waited for only where it would decide: %j', (access, expected) => {
  expect(lacksFirstWord(access)).toBe(expected)
})

describe('a workout that runs', () => {
  test.each<Row>([
    ['always opens, whatever has ended', TRIAL_OVER, 'it runs', 'over', 'open'],
    ['always opens, although the device should connect', TOO_OLD, 'it runs', 'over', 'open'],
    ['waits for no word', NOTHING_KNOWN, 'it runs', 'due', 'open'],
    ['is looked for before anybody is sent away', TRIAL_OVER, 'not looked yet', 'over', 'wait'],
    ['is looked for before anybody is asked to connect', TOO_OLD, 'not looked yet', 'over', 'wait'],
  ])('%s', (_rule, access, running, firstWord, admission) => {
    expect(decideRouteAccess({ access, goesOn: GOES_ON[running], isFirstWordDue: firstWord === 'due' })).toBe(admission)
  })

  const ofWorkout = aSession({ status: 'active', workoutId: 'w1' as Session['workoutId'] })
  const free = aSession({ status: 'active', workoutId: '' })
  test.each([
    ['its own address', ofWorkout.id, ofWorkout, true],
    ["its workout's address", 'w1', ofWorkout, true],
    ["another workout's address", 'w2', ofWorkout, false],
    ['the address of a free session', null, ofWorkout, false],
    ['the address of a free session, which it is', null, free, true],
    ['the address of a workout, being a free session', 'w1', free, false],
  ])('is gone on with at %s: %j', (_where, id, session, expected) => {
    expect(resumesSession(id, [session])).toBe(expected)
  })
})
