import fc from 'fast-check'
import { expect, test } from 'vitest'
import { name, note } from '#contract/document.ts'
import { exercise } from '#contract/exercise.ts'
import * as limits from '#contract/limits.ts'
import { measurementGoal } from '#contract/measurement.ts'
import { sessionSet } from '#contract/session.ts'
import { profileChange } from '#contract/user.ts'
import { take } from '#domain/import/body-tables.ts'
import { Collector } from '#domain/import/collector.ts'
import type { ImportedExercise, ImportedMeasurement } from '#domain/import/imported.ts'
import { type ProfileDraft, problemsOf } from '#domain/profile/profile-draft.ts'
import { renameSession, setSessionNote } from '#domain/session/details.ts'
import { type SetFigure, valuesWith } from '#domain/session/set-values.ts'
import { parseWeight } from '#domain/units.ts'
import { renameWorkout, setWorkoutNote } from '#domain/workout/workout.ts'
import { blankSet, sessionOf, workoutOf } from '../../tests/builders.ts'
import { holds } from '../../tests/support/holds.ts'
import { ruleOf } from '../features/execution/sets/set-entry.ts'
import { problemOf } from '../features/exercises/form/form-values.ts'
import { readAmount } from '../features/metrics/entry/read-amount.ts'
import { gymCheck } from '../features/profile/preferences/gyms/gym-draft.ts'
import { readFigure } from '../features/sessions/editor/figures.ts'
import { readDuration, readEffort } from '../features/workouts/builder/entry-text.ts'

// A document that one part writes and another refuses stays on one device: what a field or the importer takes is exactly
// what the schema takes.

const UNITS = { weight: 'lb', distance: 'km' } as const
const ENDS = Object.values(limits).filter((bound) => bound <= 2_000_000)
/** Values that are seldom inside or outside of all bounds alike, in halves. */
const amount = fc.oneof(
  fc.constantFrom(...ENDS.flatMap((bound) => [bound - 1, bound - 0.5, bound, bound + 0.5, bound + 1])),
  fc.nat(4_000_000).map((halves) => halves / 2),
  fc.nat(50).map((halves) => halves / 2),
)
const RUNS = { numRuns: 1_000 }
const NOW = '2026-03-02T18:00:00'
const ROW = { cells: [], line: 1 }
const aCollector = () => new Collector(NOW)

test.each(['weight', 'distance', 'reps', 'seconds', 'rpe', 'rir'] as const)('%s has one range', (figure) => {
  const isTaken = (value: number) =>
    sessionSet.safeParse(blankSet({ ...valuesWith(figure, value, UNITS), orderKey: 'a0' })).success
  expect(isTaken(ruleOf(figure).max)).toBe(true)
  holds(
    fc.property(amount, (value) => {
      // A point in a time stands for the colon.
      fc.pre(figure !== 'seconds' || Number.isInteger(value))
      const takers = [readFigure(String(value), figure, UNITS).ok]
      if (figure === 'weight') takers.push(parseWeight(String(value), 'lb').ok)
      if (figure === 'seconds') takers.push(readDuration(String(value)).ok)
      if (figure === 'rpe') takers.push(readEffort(String(value)).ok)
      if (figure !== 'rir') takers.push(isImported(figure, value))
      if (value > ruleOf(figure).max) takers.push(false)
      expect(new Set(takers)).toEqual(new Set([isTaken(value)]))
    }),
    RUNS,
  )
})

function isImported(figure: Exclude<SetFigure, 'rir'>, value: number): boolean {
  const into: ImportedExercise = { name: 'Squat', superset: '', note: '', restSeconds: null, sets: [] }
  const nothing = { kind: 'working', weight: null, reps: null, seconds: null, distance: null, rpe: null } as const
  aCollector().addSet(into, ROW, { ...nothing, ...valuesWith(figure, value, UNITS) })
  const kept = into.sets[0]?.[figure]
  return (typeof kept === 'object' ? kept?.value : kept) === value
}

test('a measurement has one range', () => {
  holds(
    fc.property(amount, (value) => {
      fc.pre(value > 0)
      const reading = {
        line: 1,
        kind: 'waist',
        value,
        unit: 'cm',
        measuredAt: NOW,
        isDateOpen: false,
        note: '',
      } as const
      const read: ImportedMeasurement[] = []
      take(read, aCollector(), reading)
      const isTaken = measurementGoal.shape.target.safeParse({ value, unit: 'cm', from: null }).success
      expect([readAmount(String(value), 'cm').ok, read[0]?.value === value]).toEqual([isTaken, isTaken])
    }),
    RUNS,
  )
})

const LENGTHS = new Set(ENDS.flatMap((bound) => [bound - 1, bound, bound + 1]))
const TEXTS = [...LENGTHS]
  .filter((length) => length > 0 && length <= limits.MAX_NOTES_LENGTH)
  .map((length) => 'x'.repeat(length))
const SESSION = sessionOf([])
const WORKOUT = workoutOf([])

test.each([
  [
    'a name',
    name,
    (typed: string) => [
      problemOf.name(typed) === undefined,
      problemOf.aliases(typed) === undefined,
      gymCheck.name(typed) === true,
      renameSession(SESSION, typed).name === typed,
      renameWorkout(WORKOUT, typed).name === typed,
      aCollector().name(typed, 1) === typed,
      profileProblem({ name: typed }) === undefined,
      profileChange.safeParse({ name: typed }).success,
    ],
  ],
  [
    'a note',
    note,
    (typed: string) => {
      const noted = { note: '' }
      aCollector().addNote(noted, typed, 1)
      return [
        problemOf.note(typed) === undefined,
        setSessionNote(SESSION, typed).note === typed,
        setWorkoutNote(WORKOUT, typed).note === typed,
        noted.note === typed,
      ]
    },
  ],
  ['an instruction', exercise.shape.instructions, (typed: string) => [problemOf.instructions(typed) === undefined]],
  [
    'what somebody says of themselves',
    profileChange.shape.limitations,
    (typed: string) => [profileProblem({ limitations: typed }) === undefined],
  ],
])('%s has one length', (_what, schema, takers) => {
  for (const typed of TEXTS) expect(new Set(takers(typed))).toEqual(new Set([schema.safeParse(typed).success]))
})

test.each([
  ['weight', 'weightKg'],
  ['height', 'heightCm'],
] as const)('the %s of a body has one range', (field, stored) => {
  holds(
    fc.property(amount, (value) => {
      const isTaken = profileChange.safeParse({ [stored]: value }).success
      expect(profileProblem({ [field]: String(value) }) === undefined).toBe(isTaken)
    }),
    RUNS,
  )
})

function profileProblem(said: Partial<ProfileDraft>): unknown {
  const nothing = { name: 'Ana', dateOfBirth: '', gender: '', weight: '', height: '', experienceLevel: '' } as const
  const draft = { ...nothing, goals: [], limitations: '', ...said }
  return Object.values(problemsOf(draft, { weightUnit: 'kg', lengthUnit: 'cm' }, '2026-03-02'))[0]
}
