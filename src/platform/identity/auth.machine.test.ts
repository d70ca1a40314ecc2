import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { AccountStanding } from '#contract/vocabulary.ts'
import {
  type AccountEnding,
  ASK_AGAIN_MS,
  type AuthEvent,
  authMachine,
  FIRST_PAUSE_MS,
  LEAVE_LIMIT_MS,
  MAX_PAUSE_MS,
  PROVIDER_WAIT_MS,
  pauseAfter,
  RENEW_EVERY_MS,
  renewalDelay,
} from './auth.machine.ts'

const ANA = 'ana'
const BENTO = 'bento'
const HOUR_MS = 3_600_000

/** A device with a fake clock, recording the machine's effects. */
function device(uid: string | null) {
  const clock = new SimulatedClock()
  const done: string[] = []
  let leave: (() => void) | undefined
  let answer: { tell: (standing: AccountStanding) => void; fail: (cause: Error) => void } | undefined
  let close: ((failed?: Error) => void) | undefined
  const machine = authMachine.provide({
    actors: {
      leaveProvider: fromPromise(() => new Promise<void>((resolve) => (leave = resolve))),
      closeAccount: fromPromise<void, { uid: string; ending: AccountEnding }>(({ input }) => {
        done.push(`close ${input.uid}: ${input.ending}`)
        return new Promise<void>((resolve, reject) => (close = (failed) => (failed ? reject(failed) : resolve())))
      }),
      askStanding: fromPromise<AccountStanding, { uid: string }>(({ input }) => {
        done.push(`ask about ${input.uid}`)
        return new Promise((tell, fail) => (answer = { tell, fail }))
      }),
    },
    actions: { renewToken: () => done.push('renew'), tellTimeout: () => done.push('timeout') },
  })
  const actor = createActor(machine, { clock, input: { uid } })
  actor.start()
  const state = () => flat(actor.getSnapshot().value)
  return {
    done,
    state,
    uid: () => actor.getSnapshot().context.uid,
    send: (...events: readonly AuthEvent[]) => {
      for (const event of events) actor.send(event)
      return state()
    },
    pass: (milliseconds: number) => {
      clock.increment(milliseconds)
      return state()
    },
    /** The server's answer about the account; null if it cannot be reached. */
    stands: async (standing: AccountStanding | null) => {
      if (standing === null) answer?.fail(new Error('offline'))
      else answer?.tell(standing)
      await new Promise((resolve) => setImmediate(resolve))
      return state()
    },
    settle: async (act: 'left' | 'closed' | 'not closed') => {
      if (act === 'left') leave?.()
      else close?.(act === 'closed' ? undefined : new Error('blocked'))
      await Promise.resolve()
      await new Promise((resolve) => setImmediate(resolve))
      return state()
    },
  }
}

function flat(value: unknown): string {
  if (typeof value === 'string') return value
  return Object.entries(value as Record<string, unknown>)
    .map(([name, inner]) => `${name}.${flat(inner)}`)
    .join()
}

const renewed: AuthEvent = { type: 'token.renewed', lifeMs: HOUR_MS }
const offline: AuthEvent = { type: 'token.missing', why: 'offline' }
const forgotten: AuthEvent = { type: 'token.missing', why: 'forgotten' }
const saidAna: AuthEvent = { type: 'provider.said', uid: ANA }
const saidNobody: AuthEvent = { type: 'provider.said', uid: null }
const saidBento: AuthEvent = { type: 'provider.said', uid: BENTO }
const entered: AuthEvent = { type: 'entered', uid: ANA }
const left: AuthEvent = { type: 'signOut.chosen' }
const back: AuthEvent = { type: 'network.returned' }
const refused = (by: 'api' | 'sync'): AuthEvent => ({ type: 'server.refused', by })
const accepted = (by: 'api' | 'sync'): AuthEvent => ({ type: 'server.accepted', by })
const ended = (ending: AccountEnding): AuthEvent => ({ type: 'account.ended', ending })
const changed = (uid: string | null): AuthEvent => ({ type: 'account.changed', uid })

/** A step of a path: an event, or so much time that passes. */
type Step = AuthEvent | number

/** The shortest path to every state of a signed-in person. */
const PATHS = {
  'signedIn.waiting': [],
  'signedIn.known.resting': [saidAna],
  'signedIn.known.renewing': [saidAna, RENEW_EVERY_MS],
  'signedIn.unreachable.pausing': [PROVIDER_WAIT_MS],
  'signedIn.unreachable.renewing': [PROVIDER_WAIT_MS, FIRST_PAUSE_MS],
  'signedIn.again.forgotten.asking': [saidNobody],
  'signedIn.again.refused': [refused('sync')],
} as const satisfies Record<string, readonly Step[]>
type Place = keyof typeof PATHS

function at(place: Place) {
  const it = device(ANA)
  for (const step of PATHS[place]) typeof step === 'number' ? it.pass(step) : it.send(step)
  expect(it.state()).toBe(place)
  return it
}

const KNOWN = 'signedIn.known.resting'
const PAUSING = 'signedIn.unreachable.pausing'
const FORGOTTEN = 'signedIn.again.forgotten.asking'
const REFUSED = 'signedIn.again.refused'

// Every state × every event. Unlisted combinations stay.
const MOVES: Readonly<Record<Place, readonly (readonly [Step, string])[]>> = {
  'signedIn.waiting': [
    [saidAna, KNOWN],
    [saidNobody, FORGOTTEN],
    [saidBento, FORGOTTEN],
    [renewed, KNOWN],
    [offline, PAUSING],
    [forgotten, FORGOTTEN],
    [refused('api'), REFUSED],
    [PROVIDER_WAIT_MS - 1, 'signedIn.waiting'],
    [PROVIDER_WAIT_MS, PAUSING],
  ],
  'signedIn.known.resting': [
    [saidNobody, FORGOTTEN],
    [saidBento, FORGOTTEN],
    [offline, PAUSING],
    [forgotten, FORGOTTEN],
    [refused('sync'), REFUSED],
    [RENEW_EVERY_MS - 1, KNOWN],
    [RENEW_EVERY_MS, 'signedIn.known.renewing'],
  ],
  'signedIn.known.renewing': [
    [renewed, KNOWN],
    [saidNobody, FORGOTTEN],
    [saidBento, FORGOTTEN],
    [offline, PAUSING],
    [forgotten, FORGOTTEN],
    [refused('sync'), REFUSED],
    [entered, KNOWN],
  ],
  'signedIn.unreachable.pausing': [
    [renewed, KNOWN],
    [saidAna, KNOWN],
    [saidNobody, FORGOTTEN],
    [saidBento, FORGOTTEN],
    [forgotten, FORGOTTEN],
    [refused('api'), REFUSED],
    [entered, KNOWN],
    [back, 'signedIn.unreachable.renewing'],
    [FIRST_PAUSE_MS - 1, PAUSING],
    [FIRST_PAUSE_MS, 'signedIn.unreachable.renewing'],
  ],
  'signedIn.unreachable.renewing': [
    [renewed, KNOWN],
    [saidAna, KNOWN],
    [saidNobody, FORGOTTEN],
    [saidBento, FORGOTTEN],
    [offline, PAUSING],
    [forgotten, FORGOTTEN],
    [refused('api'), REFUSED],
    [entered, KNOWN],
  ],
  'signedIn.again.forgotten.asking': [
    [saidAna, KNOWN],
    [renewed, KNOWN],
    [entered, KNOWN],
    [HOUR_MS, FORGOTTEN],
  ],
  'signedIn.again.refused': [
    [accepted('sync'), KNOWN],
    [entered, KNOWN],
    [HOUR_MS, REFUSED],
  ],
}

const EVERY_EVENT: readonly AuthEvent[] = [
  { type: 'signIn.started' },
  { type: 'signIn.failed' },
  saidAna,
  saidNobody,
  saidBento,
  renewed,
  offline,
  forgotten,
  refused('sync'),
  accepted('sync'),
  accepted('api'),
  back,
  changed(ANA),
  entered,
]

describe.each(Object.entries(MOVES) as [Place, (typeof MOVES)[Place]][])('%s', (place, moves) => {
  test.each(moves)('%j leads to %s', (step, target) => {
    const it = at(place)
    expect(typeof step === 'number' ? it.pass(step) : it.send(step)).toBe(target)
    expect(it.uid()).toBe(ANA)
  })

  const named = new Set(moves.map(([step]) => JSON.stringify(step)))
  const others = EVERY_EVENT.filter((event) => !named.has(JSON.stringify(event)))
  test.each(others.filter(({ type }) => type !== 'entered' && type !== 'token.renewed' && type !== 'server.refused'))(
    '%j changes nothing',
    (event) => expect(at(place).send(event)).toBe(place),
  )

  // proves 4.25
  test('signing out notifies the provider', async () => {
    const it = at(place)
    expect(it.send(left)).toBe('signingOut')
    expect(it.send(changed(null))).toBe('signingOut')
    expect(await it.settle('left')).toBe('signedOut')
    expect(it.uid()).toBeNull()
  })

  // proves 4.28
  test.each(['deleted', 'disabled', 'expired'] as const)('a confirmed end (%s) closes the account', async (ending) => {
    const it = at(place)
    expect(it.send(ended(ending))).toBe('ending')
    expect(it.done).toContain(`close ${ANA}: ${ending}`)
    expect(it.send(changed(null))).toBe('ending')
    expect(await it.settle('closed')).toBe('signedOut')
  })

  test('a sign-out in another tab is one here, and leaves the provider alone', () => {
    const it = at(place)
    expect(it.send(changed(null))).toBe('signedOut')
    expect(it.uid()).toBeNull()
  })

  test('a sign-in in another tab applies here', () => {
    const it = at(place)
    expect(it.send(changed(BENTO))).toBe('signedIn.waiting')
    expect(it.uid()).toBe(BENTO)
  })

  // proves 8.42
  test('only a confirmed end or a sign-out signs anybody out', () => {
    for (const event of EVERY_EVENT) {
      const it = at(place)
      it.send(event, event)
      it.pass(HOUR_MS)
      expect([it.state().split('.')[0], it.uid()]).toEqual(['signedIn', ANA])
      expect(it.done.filter((act) => act.startsWith('close'))).toEqual([])
    }
  })
})

describe('a visitor', () => {
  test('is signed out, whatever the provider or a token reports', () => {
    const it = device(null)
    expect(it.send(saidAna, renewed, offline, ended('deleted'), left, refused('api'), back)).toBe('signedOut')
    expect(it.uid()).toBeNull()
  })

  test('signs in', () => {
    const it = device(null)
    expect(it.send({ type: 'signIn.started' })).toBe('signingIn')
    expect(it.send({ type: 'signIn.failed' })).toBe('signedOut')
    expect(it.send({ type: 'signIn.started' }, entered)).toBe(KNOWN)
    expect(it.uid()).toBe(ANA)
  })

  test('is signed in by another tab', () => {
    expect(device(null).send(changed(ANA))).toBe('signedIn.waiting')
  })
})

describe('leaving', () => {
  // proves 8.41
  test('an unresponsive provider blocks nobody', () => {
    const it = at(KNOWN)
    it.send(left)
    expect(it.pass(LEAVE_LIMIT_MS - 1)).toBe('signingOut')
    expect(it.pass(1)).toBe('signedOut')
  })

  test('an account that cannot be taken off the device is left all the same', async () => {
    const it = at(KNOWN)
    it.send(ended('deleted'))
    expect(await it.settle('not closed')).toBe('signedOut')
  })
})

describe('an account that the provider does not know any more', () => {
  test.each(['deleted', 'disabled'] as const)('ends if our server says that it is %s', async (standing) => {
    const it = at(FORGOTTEN)
    expect(await it.stands(standing)).toBe('ending')
    expect(it.done).toContain(`close ${ANA}: ${standing}`)
  })

  test.each(['open', null] as const)('stays if our server says %s, and is asked about again', async (standing) => {
    const it = at(FORGOTTEN)
    expect(await it.stands(standing)).toBe('signedIn.again.forgotten.waiting')
    expect(it.pass(ASK_AGAIN_MS - 1)).toBe('signedIn.again.forgotten.waiting')
    expect(it.pass(1)).toBe(FORGOTTEN)
    await it.stands(standing)
    expect(it.send(back)).toBe(FORGOTTEN)
    expect(it.done).toEqual(Array(3).fill(`ask about ${ANA}`))
  })

  test('is not confused with the next person, if the answer comes late', async () => {
    const it = at(FORGOTTEN)
    it.send(changed(BENTO))
    expect(await it.stands('deleted')).toBe('signedIn.waiting')
    expect([it.uid(), it.done.filter((act) => act.startsWith('close'))]).toEqual([BENTO, []])
  })
})

describe('renewing', () => {
  // proves 4.24, 4.29, 9.6
  test('a session of a day is renewed every five minutes', () => {
    const it = at(KNOWN)
    for (let renewals = 0; renewals < 288; renewals++) {
      it.pass(300_000)
      it.send(renewed)
    }
    expect(it.done).toHaveLength(288)
  })

  // proves 9.8
  test('pauses double from half a minute to 16 minutes, and restart after a success', () => {
    const it = at(PAUSING)
    for (const pause of [30, 60, 120, 240, 480, 960, 960]) {
      expect(it.pass(pause * 1_000 - 1)).toBe(PAUSING)
      expect(it.pass(1)).toBe('signedIn.unreachable.renewing')
      it.send(offline)
    }
    it.send(back, renewed, offline)
    expect(it.pass(FIRST_PAUSE_MS)).toBe('signedIn.unreachable.renewing')
  })

  test("other callers' requests neither end a pause nor extend it", () => {
    const it = at(PAUSING)
    for (let seconds = 0; seconds < 29; seconds++) {
      it.pass(1_000)
      it.send(offline)
    }
    expect(it.pass(1_000)).toBe('signedIn.unreachable.renewing')
  })

  test.each([
    [null, RENEW_EVERY_MS],
    [HOUR_MS, RENEW_EVERY_MS],
    // proves 9.9
    [200_000, 170_000],
    [10_000, FIRST_PAUSE_MS],
    [-HOUR_MS, FIRST_PAUSE_MS],
  ])('a token that holds %s ms is renewed after %s ms', (life, delay) => {
    expect(renewalDelay(life)).toBe(delay)
  })

  test('no number of failures makes a pause longer than 16 minutes', () => {
    expect(pauseAfter(10_000)).toBe(MAX_PAUSE_MS)
  })
})

test('only who refused can accept again', () => {
  expect(device(ANA).send(refused('sync'), accepted('api'))).toBe(REFUSED)
  expect(device(ANA).send(refused('api'), accepted('api'))).toBe(KNOWN)
})
