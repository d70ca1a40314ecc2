import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate'
import type { SetId } from '#contract/id.ts'
import {
  activeSetIdIn,
  activeSetIdOf,
  type Ending,
  type ExecutionEvent,
  executionMachine,
  isEndingHere,
  phaseOf,
  questionOf,
} from './execution.machine.ts'
import type { SessionPosition } from './place.ts'

const SETS = ['a', 'b', 'c'].map((id) => id as SetId)
const REST_MS = 90_000

/** The session document as far as a machine's test needs it. */
type Paper = {
  status: SessionPosition['status']
  isPaused: boolean
  open: readonly SetId[]
  restEndsAtMs: number | null
}

const FRESH: Paper = { status: 'active', isPaused: false, open: SETS, restEndsAtMs: null }

/** A gym: a paper, a clock and a machine that receives every change of the paper. */
function openGym(start: Paper = FRESH, options: { diskIsFull?: boolean; readsLate?: boolean } = {}) {
  const clock = new SimulatedClock()
  let paper: Paper = start
  let diskIsFull = options.diskIsFull ?? false
  const heard: string[] = []
  const errors: unknown[] = []
  const alarms = new Set<number>()
  const scheduled: number[] = []
  let awake = 0

  const write = (change: Partial<Paper>) => {
    paper = { ...paper, ...change }
    read()
  }
  const machine = executionMachine.provide({
    actors: {
      saveEnding: fromPromise<void, Ending>(async ({ input }) => {
        if (diskIsFull) throw new Error('disk full')
        if (options.readsLate) paper = { ...paper, status: input.outcome }
        else write({ status: input.outcome })
      }),
      keepAwake: fromCallback(() => {
        awake++
        return () => awake--
      }),
      restAlarm: fromCallback<{ type: 'never' }, { endsAtMs: number }>(({ input }) => {
        alarms.add(input.endsAtMs)
        scheduled.push(input.endsAtMs)
        return () => alarms.delete(input.endsAtMs)
      }),
    },
    actions: {
      completeSet: (_, { setId }) =>
        write({ open: paper.open.filter((id) => id !== setId), restEndsAtMs: clock.now() + REST_MS, isPaused: false }),
      adjustRest: (_, { seconds }) => write({ restEndsAtMs: (paper.restEndsAtMs ?? 0) + seconds * 1000 }),
      skipRest: () => write({ restEndsAtMs: null }),
      pauseSession: () => write({ isPaused: true, restEndsAtMs: null }),
      resumeSession: () => write({ isPaused: false }),
      restIsOver: (_, { isLate }) => heard.push(isLate ? 'rest was over' : 'rest is over'),
    },
  })
  const actor = createActor(machine, { clock, input: { place: place(), atMs: clock.now() } })
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()

  function place(): SessionPosition {
    const { open, ...rest } = paper
    return { ...rest, openSetIds: open, currentSetId: open[0] ?? null }
  }
  function read() {
    actor.send({ type: 'session.read', place: place(), atMs: clock.now() })
  }
  return {
    actor,
    clock,
    heard,
    errors,
    alarms,
    scheduled,
    read,
    write,
    completeSet: (setId: SetId) => actor.send({ type: 'set.completed', setId, values: {}, atMs: clock.now() }),
    adjustRest: (seconds: number) => actor.send({ type: 'rest.adjusted', seconds }),
    skipRest: () => actor.send({ type: 'rest.skipped' }),
    pause: () => actor.send({ type: 'workout.paused' }),
    resume: () => actor.send({ type: 'workout.resumed' }),
    paper: () => paper,
    place,
    setDiskIsFull: (isFull: boolean) => {
      diskIsFull = isFull
    },
    isAwake: () => awake > 0,
    where: () => nameOf(actor.getSnapshot()),
    send: (event: ExecutionEvent) => actor.send(event),
  }
}

function nameOf(snapshot: SnapshotFrom<typeof executionMachine>): string {
  const { value } = snapshot
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([outer, inner]) => `${outer}.${String(inner)}`)
    .join()
}

const microtasks = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('opening a session', () => {
  test.each([
    ['a fresh session', FRESH, 'active.performing'],
    ['a session in the middle of a rest', { ...FRESH, restEndsAtMs: 60_000 }, 'active.resting'],
    ['a rest that ended while the phone was off', { ...FRESH, restEndsAtMs: -1 }, 'active.performing'],
    ['a paused session', { ...FRESH, isPaused: true }, 'active.paused'],
    ['a completed session', { ...FRESH, status: 'completed' }, 'completed'],
    ['an abandoned session', { ...FRESH, status: 'abandoned' }, 'abandoned'],
  ] as const)('%s is resumed where it was left', (_name, paper, where) => {
    const gym = openGym(paper)
    expect(gym.where()).toBe(where)
    const snapshot = gym.actor.getSnapshot()
    expect([activeSetIdOf(snapshot), isEndingHere(snapshot), questionOf(snapshot)]).toEqual(['a', false, null])
  })

  test('a rest restored after a reload ends at its deadline, not later', () => {
    const gym = openGym({ ...FRESH, restEndsAtMs: 60_000 })
    gym.clock.increment(59_999)
    expect(gym.where()).toBe('active.resting')
    gym.clock.increment(1)
    expect(gym.where()).toBe('active.performing')
    expect(gym.heard).toEqual(['rest is over'])
  })
})

describe('a running session', () => {
  test('a completed set starts its rest, and the next set is the active one', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    expect(gym.where()).toBe('active.resting')
    expect(activeSetIdIn(gym.actor.getSnapshot().context)).toBe('b')
    expect([...gym.alarms]).toEqual([REST_MS])
  })

  test('a change of the document leaves the running rest clock alone', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.clock.increment(30_000)
    gym.read()
    expect(gym.scheduled).toEqual([REST_MS])
    gym.clock.increment(REST_MS - 30_000)
    expect(gym.heard).toEqual(['rest is over'])
  })

  test.each(['completed', 'abandoned'] as const)('a rest is cut short by a session that is %s elsewhere', (status) => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.write({ status })
    expect(gym.where()).toBe(status)
    expect(gym.alarms.size).toBe(0)
  })

  test('a rest that is read again once it is over is over, though its timer still sleeps', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.send({ type: 'session.read', place: gym.place(), atMs: REST_MS })
    expect(gym.where()).toBe('active.performing')
  })

  test('a longer rest moves the alarm', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.adjustRest(15)
    expect([...gym.alarms]).toEqual([REST_MS + 15_000])
    gym.clock.increment(REST_MS)
    expect(gym.where()).toBe('active.resting')
    gym.clock.increment(15_000)
    expect(gym.where()).toBe('active.performing')
  })

  test('a skipped rest cancels its alarm silently', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.skipRest()
    expect(gym.where()).toBe('active.performing')
    expect(gym.alarms.size).toBe(0)
    gym.clock.increment(REST_MS)
    expect(gym.heard).toEqual([])
  })

  test('a pause ends the rest, and a workout that goes on does not rest', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.pause()
    expect(gym.where()).toBe('active.paused')
    expect(gym.alarms.size).toBe(0)
    gym.resume()
    expect(gym.where()).toBe('active.performing')
  })

  test('what is not possible changes nothing in the document', () => {
    const gym = openGym()
    const before = gym.paper()
    gym.skipRest()
    gym.adjustRest(15)
    gym.resume()
    expect(gym.paper()).toBe(before)
    gym.pause()
    const paused = gym.paper()
    gym.pause()
    expect(gym.paper()).toBe(paused)
  })

  test.each(['asked', 'notSaved'])('a set whose clock runs out while the ending is %s is logged', async (way) => {
    const gym = openGym(FRESH, { diskIsFull: true })
    gym.send({ type: 'ending.asked', outcome: 'completed' })
    if (way === 'notSaved') {
      gym.send({ type: 'ending.confirmed', ending: { outcome: 'completed', endedAtMs: 0, keepOpenSets: false } })
      await microtasks()
    }
    gym.completeSet('a' as SetId)
    expect(gym.paper().open).toEqual(['b', 'c'])
  })

  test('a phone that slept through the end of the rest reports it without an alarm', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.send({ type: 'woke', atMs: REST_MS + 60_000 })
    expect(gym.where()).toBe('active.performing')
    expect(gym.heard).toEqual(['rest was over'])
  })

  test.each([
    [REST_MS, 'rest is over'],
    [REST_MS + 3_000, 'rest is over'],
    [REST_MS + 3_001, 'rest was over'],
  ])('a phone that woke at %d ms of a rest of 90 s says that the %s', (atMs, said) => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.send({ type: 'woke', atMs })
    expect(gym.heard).toEqual([said])
  })

  test('a phone that woke during the rest counts on from the deadline', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    // The simulated clock stopped for 60 s, like a sleeping phone's timers.
    gym.send({ type: 'woke', atMs: 60_000 })
    gym.clock.increment(REST_MS - 60_000)
    expect(gym.heard).toEqual(['rest is over'])
  })

  test('a chosen set stays the active one until it is done', () => {
    const gym = openGym()
    gym.send({ type: 'set.chosen', setId: 'c' as SetId })
    gym.read()
    expect(activeSetIdIn(gym.actor.getSnapshot().context)).toBe('c')
    gym.completeSet('c' as SetId)
    expect(activeSetIdIn(gym.actor.getSnapshot().context)).toBe('a')
  })

  test('the screen is kept on while the workout runs, and no longer', async () => {
    expect(openGym({ ...FRESH, status: 'completed' }).isAwake()).toBe(false)
    const gym = openGym()
    expect(gym.isAwake()).toBe(true)
    gym.send({ type: 'ending.asked', outcome: 'completed' })
    gym.send({ type: 'ending.confirmed', ending: { outcome: 'completed', endedAtMs: 0, keepOpenSets: false } })
    await microtasks()
    expect(gym.where()).toBe('completed')
    expect(gym.isAwake()).toBe(false)
  })
})

const ending = { outcome: 'completed', endedAtMs: 0, keepOpenSets: false } as const

/** Every place that a lifter can be in, with all that screens are told of it. */
test.each<[string, (gym: ReturnType<typeof openGym>) => unknown]>([
  ['performing', () => undefined],
  ['resting', (gym) => gym.completeSet('a' as SetId)],
  ['paused', (gym) => gym.pause()],
  ['asking', (gym) => gym.send({ type: 'ending.asked', outcome: 'completed' })],
  [
    'notSaved',
    (gym) => {
      gym.setDiskIsFull(true)
      confirmed(gym)
      return microtasks()
    },
  ],
  ['completed', (gym) => gym.write({ status: 'completed' })],
  ['abandoned', (gym) => gym.write({ status: 'abandoned' })],
])('a session is shown as %s', async (phase, lead) => {
  const gym = openGym()
  await lead(gym)
  expect(phaseOf(gym.actor.getSnapshot())).toBe(phase)
})

function confirmed(gym: ReturnType<typeof openGym>): void {
  gym.send({ type: 'ending.asked', outcome: 'completed' })
  gym.send({ type: 'ending.confirmed', ending })
}

describe('ending a session', () => {
  test.each(['completed', 'abandoned'] as const)('a lifter is asked about the end that they chose: %s', (outcome) => {
    const gym = openGym()
    gym.send({ type: 'ending.asked', outcome })
    expect(questionOf(gym.actor.getSnapshot())).toBe(outcome)
    gym.send({ type: 'ending.dismissed', atMs: 0 })
    expect(gym.where()).toBe('active.performing')
  })

  test('a session that is saved shows its end only once its document says so', async () => {
    const gym = openGym(FRESH, { readsLate: true })
    confirmed(gym)
    await microtasks()
    expect([gym.where(), phaseOf(gym.actor.getSnapshot())]).toEqual(['finishing.saved', 'saving'])
    gym.read()
    expect(gym.where()).toBe('completed')
  })

  test('an ending that nothing is there to save is not saved', async () => {
    const actor = createActor(executionMachine, { input: { place: openGym().place(), atMs: 0 } }).start()
    actor.send({ type: 'ending.asked', outcome: 'completed' })
    actor.send({ type: 'ending.confirmed', ending })
    await microtasks()
    expect(phaseOf(actor.getSnapshot())).toBe('notSaved')
  })

  test('a set that is chosen or a rest that is moved during the question changes nothing', () => {
    const gym = openGym()
    gym.send({ type: 'ending.asked', outcome: 'completed' })
    const before = gym.paper()
    gym.send({ type: 'set.chosen', setId: 'c' as SetId })
    gym.adjustRest(15)
    gym.pause()
    expect([gym.where(), gym.paper(), activeSetIdOf(gym.actor.getSnapshot())]).toEqual([
      'finishing.asking',
      before,
      'a',
    ])
  })

  test('an ending that cannot be saved is no ending, and can be tried again', async () => {
    const gym = openGym(FRESH, { diskIsFull: true })
    gym.send({ type: 'ending.asked', outcome: 'abandoned' })
    gym.send({ type: 'ending.confirmed', ending: { outcome: 'abandoned', endedAtMs: 0 } })
    expect(gym.where()).toBe('finishing.saving')
    await microtasks()
    expect(gym.where()).toBe('finishing.notSaved')
    expect(gym.actor.getSnapshot().context.isEndingHere).toBe(false)
    gym.setDiskIsFull(false)
    gym.send({ type: 'ending.confirmed', ending: { outcome: 'abandoned', endedAtMs: 0 } })
    await microtasks()
    expect(gym.where()).toBe('abandoned')
    expect(gym.actor.getSnapshot().context.isEndingHere).toBe(true)
  })

  test('going on after a question finds a rest that ended meanwhile over', () => {
    const gym = openGym()
    gym.completeSet('a' as SetId)
    gym.send({ type: 'ending.asked', outcome: 'completed' })
    gym.clock.increment(REST_MS)
    gym.send({ type: 'ending.dismissed', atMs: gym.clock.now() })
    expect(gym.where()).toBe('active.performing')
  })

  test('a session that another device finished is finished here', () => {
    const gym = openGym()
    gym.write({ status: 'completed' })
    expect(gym.where()).toBe('completed')
    expect(gym.actor.getSnapshot().context.isEndingHere).toBe(false)
  })

  test('one that it finished while the question stood here, or after the disk refused, was not finished here', async () => {
    const asked = openGym()
    asked.send({ type: 'ending.asked', outcome: 'completed' })
    asked.write({ status: 'completed' })
    expect(asked.actor.getSnapshot().context.isEndingHere).toBe(false)

    const refused = openGym(FRESH, { diskIsFull: true })
    refused.send({ type: 'ending.asked', outcome: 'completed' })
    refused.send({ type: 'ending.confirmed', ending: { outcome: 'completed', endedAtMs: 0, keepOpenSets: false } })
    await microtasks()
    refused.write({ status: 'completed' })
    expect(refused.where()).toBe('completed')
    expect(refused.actor.getSnapshot().context.isEndingHere).toBe(false)
  })

  test('a late reading of an earlier version does not bring an ended session back', () => {
    const gym = openGym({ ...FRESH, status: 'completed' })
    gym.write({ status: 'active' })
    expect(gym.where()).toBe('completed')
  })
})

const WAYS = [
  'active.performing → active.resting',
  'active.performing → active.paused',
  'active.performing → finishing.asking',
  'active.resting → active.performing',
  'active.resting → active.paused',
  'active.resting → finishing.asking',
  'active.paused → active.performing',
  'active.paused → active.resting',
  'active.paused → finishing.asking',
  'finishing.asking → active.performing',
  'finishing.asking → active.resting',
  'finishing.asking → active.paused',
  'finishing.asking → completed',
  'finishing.asking → abandoned',
  'finishing.asking → finishing.notSaved',
  'finishing.notSaved → active.performing',
  'finishing.notSaved → completed',
  'finishing.notSaved → abandoned',
]

type Step = (gym: ReturnType<typeof openGym>) => void | Promise<void>

const setIds = fc.constantFrom(...SETS, 'unknown' as SetId)
const moments = fc.integer({ min: 0, max: 200_000 })
const outcomes = fc.constantFrom('completed' as const, 'abandoned' as const)

/** Arbitrary events, sensible or not. Those that lead further are more frequent. */
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>((gym) => gym.read()) },
  fc.constant<Step>((gym) => gym.send({ type: 'woke', atMs: gym.clock.now() })),
  setIds.map<Step>((setId) => (gym) => gym.send({ type: 'set.chosen', setId })),
  { weight: 3, arbitrary: setIds.map<Step>((setId) => (gym) => gym.completeSet(setId)) },
  fc.constantFrom(-15, 15).map<Step>((seconds) => (gym) => gym.adjustRest(seconds)),
  fc.constant<Step>((gym) => gym.skipRest()),
  fc.constant<Step>((gym) => gym.pause()),
  fc.constant<Step>((gym) => gym.resume()),
  { weight: 2, arbitrary: outcomes.map<Step>((outcome) => (gym) => gym.send({ type: 'ending.asked', outcome })) },
  fc.constant<Step>((gym) => gym.send({ type: 'ending.dismissed', atMs: gym.clock.now() })),
  outcomes.map<Step>((outcome) => async (gym) => {
    gym.send({ type: 'ending.confirmed', ending: { outcome, endedAtMs: gym.clock.now(), keepOpenSets: true } })
    await microtasks()
  }),
  fc.boolean().map<Step>((isFull) => (gym) => gym.setDiskIsFull(isFull)),
  moments.map<Step>((milliseconds) => (gym) => {
    gym.clock.increment(milliseconds)
  }),
  fc.constant<Step>((gym) => gym.write({ open: SETS })),
  // Another device or tab.
  fc.constant<Step>((gym) => gym.write({ isPaused: true, restEndsAtMs: null })),
  fc.constant<Step>((gym) => gym.write({ isPaused: false, restEndsAtMs: gym.clock.now() + REST_MS })),
)

const beginnings = fc.constantFrom<Paper>(
  FRESH,
  FRESH,
  FRESH,
  { ...FRESH, isPaused: true },
  { ...FRESH, restEndsAtMs: 50_000 },
  { ...FRESH, restEndsAtMs: -50_000 },
  { ...FRESH, status: 'completed' },
  { ...FRESH, status: 'abandoned' },
)

describe('after any events in any order', () => {
  const walks = fc.record({
    paper: beginnings,
    diskIsFull: fc.boolean(),
    steps: fc.array(steps, { maxLength: 60, size: 'max' }),
  })

  /** Walks and yields every state on the way, to check the invariants at each. */
  async function walk(
    { paper, diskIsFull, steps }: typeof walks extends fc.Arbitrary<infer Walk> ? Walk : never,
    onMove: (move: string) => void = () => undefined,
  ) {
    const gym = openGym(paper, { diskIsFull })
    for (const step of steps) {
      const before = gym.where()
      await step(gym)
      const after = gym.where()
      if (before !== after) onMove(`${before} → ${after}`)
      expect(gym.errors).toEqual([])
      if (before === 'completed' || before === 'abandoned') expect(after).toBe(before)
      if (after.startsWith('active')) {
        const { restEndsAtMs, isPaused } = gym.paper()
        const rests = !isPaused && restEndsAtMs !== null && restEndsAtMs > gym.clock.now()
        expect(after === 'active.resting').toBe(rests)
        expect(after === 'active.paused').toBe(isPaused)
        expect(gym.alarms.size).toBe(rests ? 1 : 0)
      }
      const isOver = after === 'completed' || after === 'abandoned'
      expect(gym.isAwake()).toBe(!isOver)
      const { chosenSetId } = gym.actor.getSnapshot().context
      if (chosenSetId !== null && !isOver) expect(gym.paper().open).toContain(chosenSetId)
    }
    gym.actor.stop()
  }

  test('no event throws, an ended session stays ended, and it rests exactly while the document rests', async () => {
    await fc.assert(
      fc.asyncProperty(walks, (given) => walk(given)),
      { numRuns: 300 },
    )
  })

  test('every way from one place to another is gone', async () => {
    const moves = new Set<string>()
    // The same walks every time: here it counts how far they lead.
    for (const given of fc.sample(walks, { numRuns: 1_000, seed: 7 })) await walk(given, (move) => moves.add(move))
    expect([...moves]).toEqual(expect.arrayContaining(WAYS))
  })
})
