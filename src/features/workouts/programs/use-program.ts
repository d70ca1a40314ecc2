import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import type { Workout } from '#contract/workout.ts'
import { type MuscleSets, muscleIntensities, muscleSets } from '#domain/analytics/muscle-sets.ts'
import { estimateMinutes, paceOf, workoutMuscles } from '#domain/workout/workout-overview.ts'
import type { Exercises } from '#platform/exercises.ts'
import { newId } from '#storage/new-id.ts'
import { buildProgram } from './build-program.ts'
import type { Program } from './programs.ts'

export type ProgramContext = { readonly exercises: Exercises; readonly restSeconds: number }

type WorkoutFacts = {
  readonly minutes: number
  readonly muscles: ReadonlyMap<Muscle, number>
}

export type ProgramView = {
  readonly workouts: readonly (WorkoutFacts & { readonly workout: Workout })[]
  /** Of the longest workout. */
  readonly minutes: number
  readonly muscles: ReadonlyMap<Muscle, number>
  /** '3 days per week', '2–3 days per week'. */
  readonly days: string
}

/** The workouts as they would be added. */
export function useProgram(program: Program, { exercises, restSeconds }: ProgramContext): ProgramView {
  const { t } = useTranslation('workouts')
  const [least, most] = program.days
  const view = useMemo(() => {
    const place = { after: null, folderId: null, newId, nameOf: t, unit: 'kg' } as const
    const built = buildProgram(program, place)
    const musclesOf = (workout: Workout) => workoutMuscles(workout, (id) => exercises.byId.get(id))
    const workouts = built.map((workout) => ({
      workout,
      minutes: estimateMinutes(workout, (id) => paceOf(exercises.byId.get(id), restSeconds)),
      muscles: muscleIntensities(musclesOf(workout)),
    }))
    return {
      workouts,
      minutes: Math.max(...workouts.map(({ minutes }) => minutes)),
      muscles: muscleIntensities(allMuscles(built, exercises)),
    }
  }, [program, exercises, restSeconds, t])
  const days = least === most ? t('programs.days', { count: most }) : t('programs.dayRange', { least, most })
  return { ...view, days }
}

function allMuscles(workouts: readonly Workout[], exercises: Exercises): readonly MuscleSets[] {
  const work = workouts
    .flatMap((workout) => workout.exercises)
    .map(({ exerciseId, sets }) => ({ exerciseId, sets: sets.length }))
  return muscleSets(work, (id) => exercises.byId.get(id))
}
