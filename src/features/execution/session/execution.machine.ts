import { type ActorRefFrom, assertEvent, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { SetId } from '#contract/id.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { restsAt, type SessionPosition } from './place.ts'

export type EndingQuestion = 'completed' | 'abandoned'

export type Ending =
  | { readonly outcome: 'completed'; readonly endedAtMs: number; readonly keepOpenSets: boolean }
  | { readonly outcome: 'abandoned'; readonly endedAtMs: number }

export type ExecutionContext = {
  readonly place: SessionPosition
  /** When `place` was read: deadlines are re-armed from it, never kept running across a reload. */
  readonly readAtMs: number
  /** A set chosen by the lifter over the next one. */
  readonly chosenSetId: SetId | null
  readonly question: EndingQuestion | null
  /** Whether this screen ends the session, rather than another device or tab. */
  readonly isEndingHere: boolean
}

/** What was lifted, and when. */
export type LoggedSet = { readonly setId: SetId; readonly values: Partial<SetValues>; readonly atMs: number }

export type ExecutionEvent =
  | { type: 'session.read'; place: SessionPosition; atMs: number }
  | { type: 'woke'; atMs: number }
  | { type: 'set.chosen'; setId: SetId }
  | ({ type: 'set.completed' } & LoggedSet)
  | { type: 'rest.adjusted'; seconds: number }
  | { type: 'rest.skipped' }
  | { type: 'workout.paused' }
  | { type: 'workout.resumed' }
  | { type: 'ending.asked'; outcome: EndingQuestion }
  | { type: 'ending.dismissed'; atMs: number }
  | { type: 'ending.confirmed'; ending: Ending }

/** The session document's word on where its lifter is, and when it was read. */
export type Reading = { readonly place: SessionPosition; readonly atMs: number }

/** Returns to the workout, re-reading the clock: the rest may have ended during the question. */
const goOn = {
  target: '#execution.active',
  actions: { type: 'lookAtClock', params: ({ event }: { event: { atMs: number } }) => event },
} as const

/** A rest that ended longer ago ended while the lifter was away: no alarm is due. */
const LATE_MS = 3_000

/**
 * A lifter's way through a workout. What the lifter does is an event; its action applies a rule to the session document
 * at once, and nothing is awaited. The machine holds ids and instants: the document alone knows what was lifted, and
 * every reading of it moves the machine to where the document says it is, as another device may have written it.
 */
export const executionMachine = setup({
  types: { context: {} as ExecutionContext, events: {} as ExecutionEvent, input: {} as Reading },
  actors: {
    saveEnding: fromPromise<void, Ending>(() => Promise.reject(new Error('saveEnding was not provided'))),
    keepAwake: fromCallback(() => undefined),
    /** Schedules the sound for the end of a rest, and cancels it when the rest is cut short. */
    restAlarm: fromCallback<{ type: 'never' }, { endsAtMs: number }>(() => undefined),
  },
  actions: {
    remember: assign(({ context }, { place, atMs }: Reading) => ({
      place,
      readAtMs: atMs,
      chosenSetId: isOpen(place, context.chosenSetId) ? context.chosenSetId : null,
    })),
    lookAtClock: assign((_, { atMs }: { atMs: number }) => ({ readAtMs: atMs })),
    completeSet: (_, _logged: LoggedSet) => undefined,
    adjustRest: (_, _by: { seconds: number }) => undefined,
    skipRest: () => undefined,
    pauseSession: () => undefined,
    resumeSession: () => undefined,
    restIsOver: (_, _rest: { isLate: boolean }) => undefined,
  },
  guards: {
    isCompleted: ({ context }) => context.place.status === 'completed',
    isAbandoned: ({ context }) => context.place.status === 'abandoned',
    isPaused: ({ context }) => context.place.isPaused,
    isResting: ({ context }) => restsAt(context.place, context.readAtMs),
    isSameRest: ({ context }, { place, atMs }: Reading) =>
      place.status === 'active' && restsAt(place, atMs) && place.restEndsAtMs === context.place.restEndsAtMs,
    restEnded: ({ context }, { atMs }: { atMs: number }) => !restsAt(context.place, atMs),
    isOpenSet: ({ context }, { setId }: { setId: SetId }) => isOpen(context.place, setId),
  },
  delays: { restOfRest: ({ context }) => Math.max(0, (context.place.restEndsAtMs ?? 0) - context.readAtMs) },
}).createMachine({
  id: 'execution',
  context: ({ input }) => ({
    place: input.place,
    readAtMs: input.atMs,
    chosenSetId: null,
    question: null,
    isEndingHere: false,
  }),
  initial: 'opening',
  // In every state: a set may be logged by its clock while the lifter is asked whether to finish. The rule decides.
  on: { 'set.completed': { actions: { type: 'completeSet', params: ({ event }) => event } } },
  states: {
    opening: {
      always: [
        { guard: 'isCompleted', target: 'completed' },
        { guard: 'isAbandoned', target: 'abandoned' },
        { target: 'active' },
      ],
    },
    active: {
      entry: assign({ isEndingHere: false }),
      invoke: { src: 'keepAwake' },
      initial: 'deciding',
      on: {
        'session.read': { target: '.deciding', actions: { type: 'remember', params: ({ event }) => event } },
        'set.chosen': {
          guard: { type: 'isOpenSet', params: ({ event }) => event },
          actions: assign({ chosenSetId: ({ event }) => event.setId }),
        },
        'ending.asked': { target: 'finishing', actions: assign({ question: ({ event }) => event.outcome }) },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isCompleted', target: '#execution.completed' },
            { guard: 'isAbandoned', target: '#execution.abandoned' },
            { guard: 'isPaused', target: 'paused' },
            { guard: 'isResting', target: 'resting' },
            { target: 'performing' },
          ],
        },
        performing: { on: { 'workout.paused': { target: 'paused', actions: 'pauseSession' } } },
        resting: {
          invoke: {
            src: 'restAlarm',
            input: ({ context }) => ({ endsAtMs: context.place.restEndsAtMs ?? context.readAtMs }),
          },
          after: {
            restOfRest: { target: 'performing', actions: { type: 'restIsOver', params: { isLate: false } } },
          },
          on: {
            'workout.paused': { target: 'paused', actions: 'pauseSession' },
            'rest.skipped': { target: 'performing', actions: 'skipRest' },
            // The reading that follows moves the alarm.
            'rest.adjusted': { actions: { type: 'adjustRest', params: ({ event }) => event } },
            // The timer of a continuing rest is left alone.
            'session.read': {
              guard: { type: 'isSameRest', params: ({ event }) => event },
              actions: { type: 'remember', params: ({ event }) => event },
            },
            woke: [
              {
                guard: { type: 'restEnded', params: ({ event }) => event },
                target: 'performing',
                actions: {
                  type: 'restIsOver',
                  params: ({ context, event }) => ({ isLate: endedLongAgo(context, event) }),
                },
              },
              // Timers stop while a phone sleeps: restarted from the deadline.
              { target: 'resting', reenter: true, actions: { type: 'lookAtClock', params: ({ event }) => event } },
            ],
          },
        },
        paused: { on: { 'workout.resumed': { target: 'performing', actions: 'resumeSession' } } },
      },
    },
    finishing: {
      invoke: { src: 'keepAwake' },
      initial: 'asking',
      always: [
        { guard: 'isCompleted', target: 'completed' },
        { guard: 'isAbandoned', target: 'abandoned' },
      ],
      on: { 'session.read': { actions: { type: 'remember', params: ({ event }) => event } } },
      states: {
        asking: { on: { 'ending.confirmed': 'saving', 'ending.dismissed': goOn } },
        saving: {
          entry: assign({ isEndingHere: true }),
          invoke: {
            src: 'saveEnding',
            input: ({ event }) => {
              assertEvent(event, 'ending.confirmed')
              return event.ending
            },
            onDone: 'saved',
            onError: 'notSaved',
          },
        },
        /** It is on disk; the next reading reports the end. */
        saved: {},
        notSaved: {
          entry: assign({ isEndingHere: false }),
          on: { 'ending.confirmed': 'saving', 'ending.dismissed': goOn },
        },
      },
    },
    // Ended is ended: a late reading of an earlier version changes nothing.
    completed: {},
    abandoned: {},
  },
})

export type ExecutionActor = ActorRefFrom<typeof executionMachine>

type Snapshot = SnapshotFrom<typeof executionMachine>

export type SessionPhase =
  | 'performing'
  | 'resting'
  | 'paused'
  | 'asking'
  | 'saving'
  | 'notSaved'
  | 'completed'
  | 'abandoned'

/** The machine's state, as screens tell it apart. */
export function phaseOf(snapshot: Snapshot): SessionPhase {
  if (snapshot.matches({ active: 'resting' })) return 'resting'
  if (snapshot.matches({ active: 'paused' })) return 'paused'
  if (snapshot.matches({ finishing: 'asking' })) return 'asking'
  if (snapshot.matches({ finishing: 'notSaved' })) return 'notSaved'
  if (snapshot.matches('finishing')) return 'saving'
  if (snapshot.matches('completed')) return 'completed'
  return snapshot.matches('abandoned') ? 'abandoned' : 'performing'
}

/** The id of the set that was chosen, else of the one that is up next. */
export const activeSetIdOf = ({ context }: Snapshot): SetId | null => activeSetIdIn(context)

/** Whether the session is ended by this screen. */
export const isEndingHere = ({ context }: Snapshot): boolean => context.isEndingHere

export const questionOf = ({ context }: Snapshot): EndingQuestion | null => context.question

/** The id of the set that was chosen, else of the one that is up next. */
export function activeSetIdIn(context: ExecutionContext): SetId | null {
  return context.chosenSetId ?? context.place.currentSetId
}

function endedLongAgo(context: ExecutionContext, { atMs }: { atMs: number }): boolean {
  return atMs - (context.place.restEndsAtMs ?? atMs) > LATE_MS
}

function isOpen(place: SessionPosition, setId: SetId | null): boolean {
  return place.openSetIds.some((id) => id === setId)
}
