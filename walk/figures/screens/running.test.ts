import { expect, test } from 'vitest'
import type { Locale } from '#contract/preferences.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import type { SetTarget } from '#contract/workout.ts'
import { aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { type Say, wordsIn } from '../../../tooling/words.ts'
import type { Exported } from '../exported.ts'
import { contextOf } from './context.ts'
import { Examination } from './examination.ts'
import { checkRunning } from './running.ts'
import type { Shown, ShownPart, ShownRow } from './shown.ts'

// The screen of a running workout as it is, and with one figure after the other put wrong.

const DONE_AT = '2026-03-20T12:00:00.000Z'
const NOW = Date.parse('2026-03-20T12:01:00.000Z')
const NO_TARGET: SetTarget = {
  reps: null,
  weight: null,
  percentOfOneRepMax: null,
  seconds: null,
  distance: null,
  rpe: null,
}

const inKg = (value: number, reps: number, given: Partial<SessionSet> = {}) =>
  aSet({ weight: { value, unit: 'kg' }, reps, target: NO_TARGET, ...given })
const open = { weight: null, reps: null } as const

const EXERCISE = {
  exerciseId: 'my-press' as Session['exercises'][number]['exerciseId'],
  name: 'My press',
  restSeconds: 150,
}
const LAST = aSession({
  status: 'completed',
  timeZone: 'UTC',
  startedAt: '2026-03-18T18:00:00.000Z',
  endedAt: '2026-03-18T19:00:00.000Z',
  exercises: [
    aSessionExercise({
      ...EXERCISE,
      note: 'Grip 2',
      sets: [
        inKg(60, 8, { kind: 'warm-up', orderKey: 'a0', completedAt: '2026-03-18T18:10:00.000Z' }),
        inKg(102.5, 6, { orderKey: 'a1', rpe: 8.5, completedAt: '2026-03-18T18:20:00.000Z' }),
        inKg(102.5, 5, { orderKey: 'a2', completedAt: '2026-03-18T18:30:00.000Z' }),
      ],
    }),
  ],
})
const WARM_UP = inKg(60, 8, { kind: 'warm-up', orderKey: 'a0', completedAt: '2026-03-20T11:50:00.000Z' })
const BROKEN = inKg(105, 6, { orderKey: 'a1', completedAt: DONE_AT })
const NEXT = aSet({ ...open, orderKey: 'a2', target: { ...NO_TARGET, reps: { min: 6, max: 8 }, rpe: 9 } })
const BEHIND = aSet({ ...open, orderKey: 'a3', kind: 'amrap', target: null })
const RUNNING = aSession({
  name: 'Push',
  startedAt: '2026-03-20T11:31:00.000Z',
  rest: { afterSetId: BROKEN.id, startedAt: DONE_AT, endsAt: '2026-03-20T12:02:30.000Z' },
  exercises: [aSessionExercise({ ...EXERCISE, sets: [WARM_UP, BROKEN, NEXT, BEHIND] })],
})
const [CARD] = RUNNING.exercises

const PARTS: readonly ShownPart[] = [
  { name: 'My press', within: -1, tag: 'section', id: `exercise-${CARD?.id}` },
  ...[WARM_UP, BROKEN, NEXT, BEHIND].map(({ id }) => ({ name: '', within: 0, tag: 'li', id: `set-${id}` })),
  { name: '', within: -1, tag: 'footer', id: '' },
]

type Line = readonly [part: number, tag: string, ...cells: string[]]

const ROWS: readonly Line[] = [
  [-1, 'h1', 'Push'],
  [-1, 'p', '30:00', '·', '2/4', '2 of 4 sets'],
  [0, 'h2', 'My press'],
  [0, 'button', '2:30'],
  [0, 'said', 'Rest after each set: 2:30'],
  [0, 'said', 'Options for My press'],
  [0, 'p', 'Mar 18: Grip 2'],
  [0, 'span', 'Set'],
  [0, 'span', 'Prev'],
  [0, 'span', 'kg'],
  [0, 'span', 'Reps'],
  [0, 'span', 'RPE'],
  [1, 'button', 'W'],
  [1, 'said', 'Warm-up 1: type and more'],
  [1, 'span', '60 × 8'],
  [1, 'button', '60'],
  [1, 'said', 'Weight: 60 kg, Warm-up 1'],
  [1, 'button', '8'],
  [1, 'said', 'Reps: 8, Warm-up 1'],
  [1, 'button', ''],
  [1, 'said', 'RPE: empty, Warm-up 1'],
  [1, 'button', ''],
  [1, 'said', 'Warm-up 1 logged, saved on the server. Undo'],
  [2, 'button', '1'],
  [2, 'said', 'Set 1: type and more'],
  [2, 'span', '102.5 × 6'],
  [2, 'button', '105'],
  [2, 'said', 'Weight: 105 kg, Set 1'],
  [2, 'button', '6'],
  [2, 'said', 'Reps: 6, Set 1'],
  [2, 'button', ''],
  [2, 'said', 'RPE: empty, Set 1'],
  [2, 'button', ''],
  [2, 'said', 'Set 1 logged, saved on the server. Undo'],
  [2, 'p', 'Record: 105 kg × 6, was 102.5 kg × 6'],
  [3, 'button', '2'],
  [3, 'said', 'Set 2: type and more'],
  [3, 'span', 'Set 2 of 3'],
  [3, 'p', 'Prev', '102.5 kg × 5'],
  [3, 'p', 'Target', '·', 'RPE 9', '6–8 reps'],
  [3, 'button', '102.5', 'kg'],
  [3, 'said', 'Weight: 102.5 kg, Set 2'],
  [3, 'button', '6'],
  [3, 'said', 'Reps: 6, Set 2'],
  [3, 'button', ''],
  [3, 'said', 'RPE: empty, Set 2'],
  [3, 'button', ''],
  [3, 'said', 'Log Set 2'],
  [4, 'button', '+'],
  [4, 'said', 'AMRAP set 3: type and more'],
  [4, 'button', '–'],
  [4, 'said', 'Do AMRAP set 3 now. Last time: –'],
  [4, 'button', '105'],
  [4, 'said', 'Weight: 105 kg, AMRAP set 3'],
  [4, 'button', '6'],
  [4, 'said', 'Reps: 6, AMRAP set 3'],
  [4, 'button', ''],
  [4, 'said', 'RPE: empty, AMRAP set 3'],
  [4, 'button', ''],
  [4, 'said', 'Log AMRAP set 3'],
  [0, 'button', 'Use 105 kg for the remaining sets'],
  [0, 'button', 'Add set'],
  [5, 'said', 'Rest time left'],
  [5, 'span', '1:30'],
  [5, 'p', 'Next: Set 2 · My press'],
  [5, 'p', '102.5 kg × 6'],
  [5, 'button', '−15'],
  [5, 'said', 'Subtract 15 seconds from rest'],
  [5, 'button', '+15'],
  [5, 'said', 'Add 15 seconds to rest'],
]

/** The screen, with one text in place of another. */
function shownWith(right = '', wrong = ''): Shown {
  const rows = ROWS.map(([part, tag, ...cells]): ShownRow => {
    const texts = cells.filter((cell) => cell !== '').map((cell) => (cell === right ? wrong : cell))
    return { part, tag, cells: texts, links: [] }
  })
  return { path: '/', parts: PARTS, rows }
}

async function examined(shown: Shown, locale: Locale = 'en-US'): Promise<Examination> {
  const say: Say = await wordsIn(locale)
  const none = { preferences: [], folders: [], workouts: [], exercises: [], measurements: [] }
  const exported: Exported = { documents: { ...none, sessions: [LAST, RUNNING] } }
  const examination = new Examination(shown)
  checkRunning(
    contextOf(examination, exported, {
      locale,
      unit: 'kg',
      timeZone: 'UTC',
      now: NOW,
      weekStart: 1,
      screen: { kind: 'running', id: RUNNING.id },
      catalogue: new Map(),
      say,
    }),
  )
  return examination
}

test('a running workout with right figures has no fault, and none without a check', async () => {
  const { faults, unchecked } = await examined(shownWith())
  expect(faults).toEqual([])
  expect(unchecked).toEqual([])
})

test.each([
  ['the time so far', '30:00', '31:00'],
  ['the count of sets', '2/4', '2/5'],
  ['the count of sets, as heard', '2 of 4 sets', '3 of 4 sets'],
  ['the rest of an exercise', '2:30', '2:35'],
  ['the day of a note', 'Mar 18: Grip 2', 'Mar 19: Grip 2'],
  ['the note of the last time', 'Mar 18: Grip 2', 'Mar 18: Grip 3'],
  ['the unit of a column', 'kg', 'lb'],
  ['the number of a set', '1', '2'],
  ['the number of a set, as heard', 'Set 1: type and more', 'Set 2: type and more'],
  ['the number of a warm-up', 'Warm-up 1: type and more', 'Warm-up 2: type and more'],
  ['the last time of a logged set', '102.5 × 6', '100 × 6'],
  ['the weight of a logged set', '105', '100'],
  ['the unit of a logged set', 'Weight: 105 kg, Set 1', 'Weight: 105 lb, Set 1'],
  ['the repetitions of a logged set', 'Reps: 6, Set 1', 'Reps: 5, Set 1'],
  ['a tick', 'Set 1 logged, saved on the server. Undo', 'Set 2 logged, saved on the server. Undo'],
  ['a record', 'Record: 105 kg × 6, was 102.5 kg × 6', 'Record: 105 kg × 6, was 100 kg × 6'],
  ['how many sets there are', 'Set 2 of 3', 'Set 2 of 4'],
  ['the last time of the next set', '102.5 kg × 5', '100 kg × 5'],
  ['a target', '6–8 reps', '6–9 reps'],
  ['a planned effort', 'RPE 9', 'RPE 8'],
  ['a suggested weight', '102.5', '105'],
  ['a suggested number of repetitions', 'Reps: 6, Set 2', 'Reps: 5, Set 2'],
  ['a last time that was none', 'Do AMRAP set 3 now. Last time: –', 'Do AMRAP set 3 now. Last time: 100 kg × 5'],
  ['what a set goes on from', 'Weight: 105 kg, AMRAP set 3', 'Weight: 102.5 kg, AMRAP set 3'],
  ['the load for the other sets', 'Use 105 kg for the remaining sets', 'Use 100 kg for the remaining sets'],
  ['the rest left', '1:30', '1:40'],
  ['the next set', 'Next: Set 2 · My press', 'Next: Set 1 · My press'],
  ['the values of the next set', '102.5 kg × 6', '105 kg × 6'],
  ['the step of a rest', '−15', '−10'],
])('a wrong figure is a fault: %s', async (_what, right, wrong) => {
  const { faults } = await examined(shownWith(right, wrong))
  expect(faults).not.toEqual([])
})
