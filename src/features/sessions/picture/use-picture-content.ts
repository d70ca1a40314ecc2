import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { bestSet, summarize } from '#domain/session/summary.ts'
import { useMuscleText } from '#shared/format/muscle-text.ts'
import { type ExerciseName, useExerciseName } from '../use-exercise-name.ts'
import { useMusclesWorked } from '../use-muscles-worked.ts'
import { useSessionRecords } from '../use-session-records.ts'
import { type SessionWords, useSessionText } from '../use-session-text.ts'
import type { PictureContent, PictureExercise, PictureFigure } from './picture-content.ts'

/** Undefined until exercises, units and records are known. */
export function usePictureContent(session: Session, unit: WeightUnit): PictureContent | undefined {
  const { t } = useTranslation(['sessions', 'shared', 'parts'])
  const words = useSessionText()
  const nameOf = useExerciseName()
  const muscles = useMusclesWorked(session)
  const muscleText = useMuscleText()
  const { records, hasFailed } = useSessionRecords(session, unit)
  return useMemo(() => {
    // A picture is shared once: it waits for the records, unless they are unavailable.
    if (!muscles || !(records || hasFailed)) return undefined
    return {
      appName: t('shared:appName'),
      name: session.name,
      when: words.when(session),
      figures: figuresOf(session, unit, words, (figure) => t(`figure.${figure}`)),
      muscles:
        muscles.length === 0
          ? null
          : { title: t('muscles'), intensities: muscleIntensities(muscles), text: muscleText(muscles) },
      records: {
        title: t('parts:records.title'),
        lines: records ?? [],
        more: (count) => t('picture.moreRecords', { count }),
      },
      exercises: {
        title: t('history.bestSets'),
        lines: exercisesOf(session, words, nameOf),
        more: (count) => t('history.moreExercises', { count }),
      },
    }
  }, [session, unit, muscles, records, hasFailed, words, nameOf, muscleText, t])
}

type FigureName = 'duration' | 'volume' | 'reps' | 'sets'

/** Without loads, repetitions are the measure. */
function figuresOf(
  session: Session,
  unit: WeightUnit,
  words: SessionWords,
  labelOf: (figure: FigureName) => string,
): readonly PictureFigure[] {
  const { durationMs, volume, reps, sets } = summarize(session)
  const work: readonly PictureFigure[] =
    volume > 0
      ? [{ label: labelOf('volume'), value: words.volume(volume, unit) }]
      : [{ label: labelOf('reps'), value: words.number(reps) }].filter(() => reps > 0)
  return [
    { label: labelOf('duration'), value: words.duration(durationMs) },
    ...work,
    { label: labelOf('sets'), value: words.number(sets) },
  ]
}

function exercisesOf(session: Session, words: SessionWords, nameOf: ExerciseName): readonly PictureExercise[] {
  return inOrder(session.exercises).flatMap((exercise) => {
    const best = bestSet(exercise)
    return best ? [{ name: nameOf(exercise), best: words.set(exercise.kind, best) }] : []
  })
}
