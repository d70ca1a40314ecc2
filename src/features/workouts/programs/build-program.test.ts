import { expect, test } from 'vitest'
import { workout as schema } from '#contract/workout.ts'
import { BUILT_IN_EXERCISES } from '#domain/exercise-library/built-in-exercises.ts'
import { nextStamp } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { canFollow, rulesFor } from '#domain/progression/rules.ts'
import { setFields } from '#domain/session/set-values.ts'
import english from '../messages/en-US.ts'
import { buildProgram } from './build-program.ts'
import { PROGRAMS, type Program } from './programs.ts'

let made = 0
const newId = () => `018f0000-0000-7000-8000-${String(++made).padStart(12, '0')}`
const library = new Map(BUILT_IN_EXERCISES.map((exercise) => [exercise.id, exercise]))
const stamp = nextStamp(0x018f00000000, undefined, 'aaaaaaaa')
const build = (program: Program) =>
  buildProgram(program, {
    after: 'a5',
    folderId: null,
    newId,
    nameOf: (message) => english[message],
    unit: 'lb',
  })

test.each(PROGRAMS.map((program) => [english[program.name], program] as const))(
  '%s makes workouts that can be stored',
  (_key, program) => {
    for (const workout of build(program)) {
      expect(schema.safeParse(stampChanges(undefined, workout, stamp)).error).toBeUndefined()
      expect(workout.orderKey > 'a5').toBe(true)
    }
  },
)

test('every set asks for something that its exercise has', () => {
  for (const { exercises } of PROGRAMS.flatMap(build)) {
    for (const { exerciseId, sets } of exercises) {
      const exercise = library.get(exerciseId)
      const fields = exercise ? setFields(exercise.kind) : []
      const asked = (['reps', 'seconds'] as const).filter((field) => sets.every((set) => set.target[field] !== null))
      expect(asked).toHaveLength(1)
      expect(fields).toEqual(expect.arrayContaining(asked))
    }
  }
})

test('every exercise goes on by a rule that it can follow, but for what is held', () => {
  for (const { exercises } of PROGRAMS.flatMap(build)) {
    for (const planned of exercises) {
      const kind = library.get(planned.exerciseId)?.kind ?? 'time'
      expect(planned.progression !== undefined).toBe(rulesFor(kind).length > 0)
      if (planned.progression) expect(canFollow(planned.progression.kind, kind, planned)).toBe(true)
    }
  }
  const [squat] = build(PROGRAMS.find(({ rule }) => rule === 'linear') as Program)[0]?.exercises ?? []
  expect(squat?.progression).toMatchObject({ kind: 'linear', step: { value: 5, unit: 'lb' } })
})
