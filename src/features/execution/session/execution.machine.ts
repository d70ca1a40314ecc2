import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import type { SetId } from '#contract/id.ts'
import type { SessionPosition } from './place.ts'
import { type EndingQuestion, restsAt } from './session-state.ts'

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

export type ExecutionEvent =
  | { type: 'session.read'; place: SessionPosition; atMs: number }
  | { type: 'woke'; atMs: number }
  | { type: 'set.chosen'; setId: SetId }
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
 * The place of the lifter in a workout. The machine holds ids and instants; the session document alone knows what was
 * lifted. What the lifter does is a rule on the document, and every reading of it moves the machine to where the
 * document says it is. Its own are the alarm at the end of a rest, waking up from sleep, the screen that stays on, and
 * the ending.
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
        performing: {},
        resting: {
          invoke: {
            src: 'restAlarm',
            input: ({ context }) => ({ endsAtMs: context.place.restEndsAtMs ?? context.readAtMs }),
          },
          after: {
            restOfRest: { target: 'performing', actions: { type: 'restIsOver', params: { isLate: false } } },
          },
          on: {
            // The timer of a continuing rest is left alone.
            'session.read': {
              guard: { type: 'isSameRest', params: ({ event }) => event },
              actions: { type: 'remember', params: ({ event }) => event },
            },
            woke: [
              {
                guard: { type: 'restEnded', params: ({ event }) => event },
                target: 'performing',
                actions: [
                  { type: 'restIsOver', params: ({ context, event }) => ({ isLate: endedLongAgo(context, event) }) },
                  { type: 'lookAtClock', params: ({ event }) => event },
                ],
              },
              // Timers stop while a phone sleeps: restarted from the deadline.
              { target: 'resting', reenter: true, actions: { type: 'lookAtClock', params: ({ event }) => event } },
            ],
          },
        },
        paused: {},
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

/** The id of the set that was chosen, else of the one that is up next. */
export function activeSetIdIn(context: ExecutionContext): SetId | null {
  return context.chosenSetId ?? context.place.currentSetId
}

function endedLongAgo(context: ExecutionContext, { atMs }: { atMs: number }): boolean {
  return atMs - (context.place.restEndsAtMs ?? atMs) > LATE_MS
}

function isOpen(place: SessionPosition, setId: SetId | null): boolean {
  return setId !== null && place.openSetIds.includes(setId)
}
