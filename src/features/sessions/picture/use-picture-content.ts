import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { countRecords } from '#domain/analytics/record-groups.ts'
import { plateColor, plateShare } from '#domain/gym/plate-color.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { bestSet } from '#domain/session/summary.ts'
import { convertWeight } from '#domain/units.ts'
import { useExercises } from '#platform/exercises.ts'
import { useMuscleText } from '#shared/format/muscle-text.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { type ExerciseName, useExerciseName } from '../use-exercise-name.ts'
import { useMusclesWorked } from '../use-muscles-worked.ts'
import { useSessionRecords } from '../use-session-records.ts'
import { type SessionWords, useSessionText } from '../use-session-text.ts'
import { heaviestOnBar } from './heaviest-on-bar.ts'
import type { PictureContent, PictureExercise } from './picture-content.ts'
import { figuresOf } from './picture-figures.ts'

/** Undefined until exercises, units and records are known. */
export function usePictureContent(session: Session, unit: WeightUnit): PictureContent | undefined {
  const { t } = useTranslation(['sessions', 'shared', 'parts'])
  const words = useSessionText()
  const nameOf = useExerciseName()
  const muscles = useMusclesWorked(session)
  const muscleText = useMuscleText()
  const exercises = useExercises()
  const preferences = usePreferences()
  const { records, hasFailed } = useSessionRecords(session, unit)
  return useMemo(() => {
    // A picture is shared once: it waits for the records, unless they are unavailable.
    if (!muscles || !exercises || !preferences || !(records || hasFailed)) return undefined
    const equipmentOf = (id: ExerciseId) => exercises.byId.get(id)?.equipment ?? null
    const heaviest = heaviestOnBar(session, equipmentOf, preferences)
    const inRecords = new Set(records?.map(({ exerciseId }) => exerciseId))
    const { hero, figures } = figuresOf(session, countRecords(records ?? []), {
      number: words.number,
      duration: words.duration,
      unit: t(`shared:unit.${unit}`),
      volumeIn: (kg) => convertWeight({ value: kg, unit: 'kg' }, unit),
      nameOf: (figure) => t(`figure.${figure}`),
      records: (count) => t('hero.records', { count }),
      sets: (count) => t('shared:sets', { count }),
      reps: (count) => t('shared:reps', { count }),
    })
    return {
      appName: t('shared:appName'),
      name: session.name,
      when: words.when(session),
      hero,
      figures,
      bar: heaviest && {
        text: `${words.set(heaviest.exercise.kind, heaviest.set)} · ${nameOf(heaviest.exercise)}`,
        plates: heaviest.plates.map((plate) => ({ color: plateColor(plate), share: plateShare(plate) })),
      },
      muscles:
        muscles.length === 0
          ? null
          : { title: t('muscles'), intensities: muscleIntensities(muscles), text: muscleText(muscles) },
      recordsTitle: t('parts:records.title'),
      exercisesTitle: t('history.bestSets'),
      records: records ?? [],
      exercises: exercisesOf(session, words, nameOf, inRecords),
    }
  }, [session, unit, muscles, exercises, preferences, records, hasFailed, words, nameOf, muscleText, t])
}

function exercisesOf(
  session: Session,
  words: SessionWords,
  nameOf: ExerciseName,
  except: ReadonlySet<ExerciseId>,
): readonly PictureExercise[] {
  return inOrder(session.exercises).flatMap((exercise) => {
    const best = bestSet(exercise)
    if (!best || except.has(exercise.exerciseId)) return []
    return [{ name: nameOf(exercise), best: words.set(exercise.kind, best) }]
  })
}
