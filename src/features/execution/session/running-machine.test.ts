import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { SetId } from '#contract/id.ts'
import type { Shell } from '#platform/device/shell.ts'
import type { SessionActions } from '../editing/session-actions.ts'
import type { SessionPosition } from './place.ts'

// The next file must not find the phone that the last test has entered.
afterAll(() => void vi.resetModules())

const NOW_MS = 1_000_000
const SET = 'a' as SetId
const PLACE: SessionPosition = {
  status: 'active',
  isPaused: false,
  currentSetId: SET,
  openSetIds: [SET],
  restEndsAtMs: null,
}
const RESTING = { ...PLACE, restEndsAtMs: NOW_MS + 90_000 }

/** A browser's sound, as far as a chime uses it: `chimes` has those that are to be heard. */
function aLoudspeaker() {
  const chimes = new Set<object>()
  let starts = 0
  const knob = () => ({
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  })
  class Channel {
    state = 'running'
    currentTime = 0
    resume = async () => undefined
    suspend = async () => undefined
    createGain = () => ({ gain: knob(), connect: (next: unknown) => next })
    createOscillator() {
      const note = {
        frequency: { value: 0 },
        connect: (next: unknown) => next,
        addEventListener: () => undefined,
        start: () => void chimes.add(note),
        stop: (at?: number) => void (at === undefined && chimes.delete(note)),
      }
      return note
    }
    constructor() {
      starts += 1
    }
  }
  vi.stubGlobal('AudioContext', Channel)
  return { isHeard: () => chimes.size > 0, notes: () => chimes.size, starts: () => starts }
}

let page: EventTarget & { visibilityState: string }
let frame: EventTarget
let speaker: ReturnType<typeof aLoudspeaker>
let screenHolders: number
let cleared: number
let done: unknown[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'], now: NOW_MS })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  frame = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', frame)
  speaker = aLoudspeaker()
  screenHolders = 0
  cleared = 0
  done = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const tap = () => page.dispatchEvent(new Event('pointerdown'))
const turn = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

/** A running workout on a phone; `done` has what was done to its session. */
async function train({ place = PLACE, sounds = true, keepsAwake = true, diskIsFull = false } = {}) {
  vi.resetModules()
  const [{ runningMachine, followClock }, { enterShell }, { unlockSound }, { phaseOf }] = await Promise.all([
    import('./running-machine.ts'),
    import('#platform/device/shell.ts'),
    import('#platform/device/sound.ts'),
    import('./execution.machine.ts'),
  ])
  const phone: Partial<Shell> = {
    keepScreenOn: () => {
      screenHolders += 1
      return () => {
        screenHolders -= 1
      }
    },
    clearNotifications: async () => {
      cleared += 1
    },
  }
  // Nothing else of the phone is asked for.
  enterShell(phone as Shell)
  const session: Partial<SessionActions> = {
    completeSet: (...set) => done.push(['complete', ...set]) as never,
    adjustRest: (seconds) => done.push(['adjust', seconds]) as never,
    skipRest: () => done.push(['skip']) as never,
    pause: () => done.push(['pause']) as never,
    resume: () => done.push(['resume']) as never,
    end: async (ending) => {
      done.push(['end', ending])
      if (diskIsFull) throw new Error('disk full')
    },
  }
  const machine = runningMachine(session as SessionActions, {
    onRestOver: (...rest) => done.push(['rest over', ...rest]),
    hasSound: () => sounds,
    keepsAwake: () => keepsAwake,
  })
  const actor = createActor(machine, { input: { place, atMs: NOW_MS } })
  onTestFinished(() => void actor.stop())
  return {
    actor,
    session,
    followClock: () => followClock(actor),
    unlockSound,
    phase: () => phaseOf(actor.getSnapshot()),
    start: () => {
      actor.start()
      return settled()
    },
  }
}

const isUpdateHeld = async () => {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === 'barra-busy')
}

describe('what a lifter does', () => {
  test('is done to the session, with what it says', async () => {
    const { actor, start } = await train({ place: RESTING })
    await start()
    actor.send({ type: 'set.completed', setId: SET, values: { reps: 7 }, atMs: 5 })
    actor.send({ type: 'rest.adjusted', seconds: 15 })
    actor.send({ type: 'rest.skipped' })
    actor.send({ type: 'workout.paused' })
    actor.send({ type: 'workout.resumed' })
    expect(done).toEqual([['complete', SET, { reps: 7 }, 5], ['adjust', 15], ['skip'], ['pause'], ['resume']])
  })

  test('is reported where its rule fails, and the next act is taken', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { actor, session, start, phase } = await train()
    await start()
    session.pause = () => {
      throw new Error('the rule has a fault')
    }
    actor.send({ type: 'workout.paused' })
    expect(reported.mock.calls).toEqual([[new Error('the rule has a fault')]])
    expect(phase()).toBe('paused')
    actor.send({ type: 'workout.resumed' })
    expect([done, phase()]).toEqual([[['resume']], 'performing'])
  })

  test.each([
    [false, 'saving'],
    [true, 'notSaved'],
  ])('ends the session as they chose (the disk is full: %s)', async (diskIsFull, phase) => {
    const ending = { outcome: 'completed', endedAtMs: 9, keepOpenSets: true } as const
    const it = await train({ diskIsFull })
    await it.start()
    it.actor.send({ type: 'ending.asked', outcome: 'completed' })
    it.actor.send({ type: 'ending.confirmed', ending })
    await settled()
    expect([done, it.phase()]).toEqual([[['end', ending]], phase])
  })
})

test('the end of a rest is told in time, with the set that is up next', async () => {
  const { start } = await train({ place: RESTING })
  await start()
  await vi.advanceTimersByTimeAsync(89_999)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual([['rest over', false, SET]])
})

describe('while a workout runs', () => {
  test.each([true, false])(
    'the screen stays on if they want it (%s), and the app is not updated',
    async (keepsAwake) => {
      const { actor, start } = await train({ keepsAwake })
      await start()
      expect([screenHolders, await isUpdateHeld()]).toEqual([keepsAwake ? 1 : 0, true])
      actor.send({ type: 'session.read', place: { ...PLACE, status: 'completed' }, atMs: NOW_MS })
      await settled()
      expect([screenHolders, await isUpdateHeld()]).toEqual([0, false])
    },
  )
})

describe('the chime of a rest', () => {
  async function rest(given: Parameters<typeof train>[0] = {}) {
    const it = await train({ place: RESTING, ...given })
    it.unlockSound()
    await it.start()
    return it
  }

  test('is scheduled, and taken back when the rest is cut short', async () => {
    const { actor } = await rest()
    expect(speaker.isHeard()).toBe(true)
    actor.send({ type: 'rest.skipped' })
    expect(speaker.isHeard()).toBe(false)
    tap()
    turn('hidden')
    await settled()
    expect(speaker.isHeard()).toBe(false)
  })

  test('is not scheduled for who wants no sounds', async () => {
    await rest({ sounds: false })
    tap()
    await settled()
    expect(speaker.isHeard()).toBe(false)
  })

  test('is scheduled by a tap where the browser allows no sound before', async () => {
    const { start } = await train({ place: RESTING })
    await start()
    expect([speaker.starts(), speaker.isHeard()]).toEqual([0, false])
    tap()
    await settled()
    expect([speaker.starts(), speaker.isHeard()]).toEqual([1, true])
  })

  test('stays one, however often it is tapped and left', async () => {
    await rest()
    const once = speaker.notes()
    tap()
    turn('hidden')
    turn('visible')
    await settled()
    expect(speaker.notes()).toBe(once)
  })

  test('is scheduled anew on the return to a page whose sound had stopped', async () => {
    const { start, unlockSound } = await train({ place: RESTING })
    await start()
    unlockSound()
    turn('visible')
    await settled()
    expect(speaker.isHeard()).toBe(true)
  })

  test('is not played late for a rest that ended while the page slept', async () => {
    await rest()
    vi.setSystemTime(NOW_MS + 90_000)
    turn('visible')
    await settled()
    expect(speaker.isHeard()).toBe(false)
  })
})

describe('a phone that wakes', () => {
  test.each([
    ['returns to the page', () => turn('visible')],
    ['shows a page that it kept', () => frame.dispatchEvent(new Event('pageshow'))],
  ])('and %s finds a rest over that ended meanwhile, and its notification goes', async (_how, wake) => {
    const { start, followClock, phase } = await train({ place: RESTING })
    await start()
    followClock()
    vi.setSystemTime(NOW_MS + 100_000)
    wake()
    await settled()
    expect([done, phase(), cleared]).toEqual([[['rest over', true, SET]], 'performing', 1])
  })

  test('only to a hidden page changes nothing', async () => {
    const { start, followClock, phase } = await train({ place: RESTING })
    await start()
    followClock()
    vi.setSystemTime(NOW_MS + 100_000)
    turn('hidden')
    await settled()
    expect([done, phase(), cleared]).toEqual([[], 'resting', 0])
  })

  test('is not followed any more once the workout has left the screen', async () => {
    const { start, followClock } = await train({ place: RESTING })
    await start()
    followClock()()
    vi.setSystemTime(NOW_MS + 100_000)
    turn('visible')
    frame.dispatchEvent(new Event('pageshow'))
    await settled()
    expect([done, cleared]).toEqual([[], 0])
  })

  test('lets its first tap allow sounds, and only that', async () => {
    const { start, followClock } = await train()
    await start()
    const letGo = followClock()
    tap()
    tap()
    expect(speaker.starts()).toBe(1)
    letGo()
    const { start: startAgain, followClock: followAgain } = await train()
    await startAgain()
    followAgain()()
    tap()
    expect(speaker.starts()).toBe(1)
  })
})
