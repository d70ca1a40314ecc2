import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { wordsIn } from '../../../tooling/words.ts'
import type { Catalogue } from '../settings.ts'
import { contextOf } from './context.ts'
import { Examination } from './examination.ts'
import { checkRunning } from './running.ts'
import type { Shown, ShownPart, ShownRow } from './shown.ts'

// Figures beside a running workout on a wide screen, and in the question whether to finish.

const EXERCISE = { exerciseId: 'barbell-squat' as ExerciseId, name: 'Squat', restSeconds: 0 }
const CATALOGUE: Catalogue = new Map([
  [EXERCISE.exerciseId, { name: 'Squat', equipment: 'barbell', primaryMuscles: [], secondaryMuscles: [], howTo: [] }],
])
const doneAt = (day: string, kg: number, reps: number) =>
  aSession({
    status: 'completed',
    timeZone: 'UTC',
    startedAt: `${day}T18:00:00.000Z`,
    endedAt: `${day}T19:00:00.000Z`,
    exercises: [
      aSessionExercise({
        ...EXERCISE,
        sets: [aSet({ weight: { value: kg, unit: 'kg' }, reps, completedAt: `${day}T18:10:00.000Z` })],
      }),
    ],
  })
const NEXT = aSet({ weight: { value: 143.75, unit: 'kg' }, reps: 5 })
const RUNNING = aSession({
  name: 'Legs',
  startedAt: '2026-03-20T08:00:00.000Z',
  exercises: [
    aSessionExercise({
      ...EXERCISE,
      sets: [
        aSet({ orderKey: 'Zz', weight: { value: 60, unit: 'kg' }, completedAt: '2026-03-20T08:10:00.000Z' }),
        NEXT,
      ],
    }),
  ],
})
const SESSIONS: readonly Session[] = [doneAt('2026-03-10', 120, 6), doneAt('2026-03-17', 130, 3), RUNNING]

const PARTS: readonly ShownPart[] = [
  { name: 'Exercises', within: -1, tag: 'nav' },
  { name: 'Squat', within: -1, tag: 'section', id: `exercise-${RUNNING.exercises[0]?.id}` },
  { name: '', within: 1, tag: 'li', id: `set-${NEXT.id}` },
  { name: 'History and instructions', within: -1, tag: 'aside' },
  { name: 'Finish workout?', within: -1, tag: 'dialog', isDialog: true },
]

type Line = readonly [part: number, tag: string, ...cells: string[]]

const ROWS: readonly Line[] = [
  [-1, 'h1', 'Legs'],
  [-1, 'p', 'Last set: Mar 20, 8:10 AM.'],
  [-1, 'button', 'Finish at 8:10 AM'],
  [0, 'button', 'Squat', '1/2', '1 of 2 sets'],
  [2, 'span', 'Set 2 of 2'],
  [3, 'said', 'Each side of the 20 kg bar: 25 + 25 + 10 + 1.25'],
  [3, 'text', '25'],
  [3, 'text', '25 '],
  [3, 'text', '10'],
  [3, 'text', '1.25'],
  [3, 'p', 'Each side', '25 + 25 + 10 + 1.25'],
  [3, 'p', 'Closest with your plates: 142.5 kg'],
  [3, 'p', 'Estimated 1RM', '144 kg'],
  [3, 'time', 'Mar 17'],
  [3, 'li', '130 kg × 3'],
  [3, 'time', 'Mar 10'],
  [3, 'li', '120 kg × 6'],
  [4, 'div', 'Duration', '2:10:00'],
  [4, 'div', 'Sets', '1'],
  [4, 'div', 'Volume', '300 kg'],
  [4, 'p', '1 set isn’t done yet.'],
  [4, 'label', 'After the last set, 8:10 AM'],
]

function shownWith(right = '', wrong = ''): Shown {
  const rows = ROWS.map(([part, tag, ...cells]): ShownRow => {
    return { part, tag, cells: cells.map((cell) => (cell === right ? wrong : cell)), links: [] }
  })
  return { path: '/', parts: PARTS, rows }
}

/** Of the parts beside the sets: the row of the set lacks its fields here. */
async function faultsOf(shown: Shown): Promise<readonly string[]> {
  const none = { preferences: [], folders: [], workouts: [], exercises: [], measurements: [] }
  const examination = new Examination(shown)
  const exported = { documents: { ...none, sessions: SESSIONS } }
  const context = contextOf(examination, exported, {
    locale: 'en-US',
    unit: 'kg',
    timeZone: 'UTC',
    now: Date.parse('2026-03-20T12:00:00.000Z'),
    weekStart: 1,
    screen: { kind: 'running', id: RUNNING.id },
    catalogue: CATALOGUE,
    say: await wordsIn('en-US'),
  })
  checkRunning(context)
  const beside = ['plates', 'best of', 'last times', 'progress of', 'so far', 'open sets', 'a forgotten']
  return examination.faults.filter(({ check }) => beside.some((part) => check.includes(part))).map(({ says }) => says)
}

test('right figures beside a running workout have no fault', async () => {
  expect(await faultsOf(shownWith())).toEqual([])
})

test.each([
  ['when the last set was', 'Last set: Mar 20, 8:10 AM.', 'Last set: Mar 20, 8:15 AM.'],
  ['the probable end', 'Finish at 8:10 AM', 'Finish at 8:12 AM'],
  ['the probable end, to choose', 'After the last set, 8:10 AM', 'After the last set, 8:12 AM'],
  ['the progress of an exercise', '1/2', '2/2'],
  ['plates as heard', 'Each side of the 20 kg bar: 25 + 25 + 10 + 1.25', 'Each side of the 20 kg bar: 25 + 25 + 10'],
  ['a plate as drawn', '1.25', '2.5'],
  ['plates', '25 + 25 + 10 + 1.25', '25 + 20 + 15 + 1.25'],
  ['the closest load', 'Closest with your plates: 142.5 kg', 'Closest with your plates: 140 kg'],
  ['the best', '144 kg', '143 kg'],
  ['a day', 'Mar 17', 'Mar 18'],
  ['a set of the last times', '120 kg × 6', '120 kg × 5'],
  ['how long it lasts', '2:10:00', '5:10:00'],
  ['sets so far', '1', '2'],
  ['the volume so far', '300 kg', '600 kg'],
  ['open sets', '1 set isn’t done yet.', '2 sets aren’t done yet.'],
])('a wrong figure beside it is a fault: %s', async (_what, right, wrong) => {
  expect(await faultsOf(shownWith(right, wrong))).not.toEqual([])
})
