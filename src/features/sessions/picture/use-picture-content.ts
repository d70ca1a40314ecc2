import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { PersonalRecord } from '#domain/analytics/questions.ts'
import { recordGroups } from '#domain/analytics/record-groups.ts'
import { previousRecordText, recordText } from '#domain/analytics/record-text.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { muscleIntensities } from '#domain/muscle-sets.ts'
import { bestSet, summarize } from '#domain/session/summary.ts'
import { useAnalytics } from '#platform/analytics.ts'
import { useFigures } from '#platform/figures.ts'
import { useMuscleText } from '#platform/muscle-text.ts'
import { type ExerciseName, useExerciseName } from '../use-exercise-name.ts'
import { useMusclesWorked } from '../use-muscles-worked.ts'
import { type SessionWords, useSessionWords } from '../use-session-words.ts'
import type { PictureContent, PictureExercise, PictureFigure, PictureRecord } from './picture-content.ts'

/** What a picture of a session says; undefined until the exercises and the person's units are known. */
export function usePictureContent(session: Session, unit: WeightUnit): PictureContent | undefined {
  const { t } = useTranslation(['sessions', 'shared', 'progress'])
  const words = useSessionWords()
  const nameOf = useExerciseName()
  const muscles = useMusclesWorked(session)
  const muscleText = useMuscleText()
  const records = useRecords(session, unit, nameOf)
  return useMemo(() => {
    if (!muscles || !records) return undefined
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
        title: t('progress:records.title'),
        lines: records,
        more: (count) => t('picture.moreRecords', { count }),
      },
      exercises: {
        title: t('history.bestSets'),
        lines: exercisesOf(session, words, nameOf),
        more: (count) => t('history.moreExercises', { count }),
      },
    }
  }, [session, unit, muscles, records, words, nameOf, muscleText, t])
}

type FigureName = 'duration' | 'volume' | 'reps' | 'sets'

/** Where nothing was loaded, the repetitions are the work. */
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

/** What the session beat: of each exercise the record that says most. None while they are being reckoned. */
function useRecords(session: Session, unit: WeightUnit, nameOf: ExerciseName): readonly PictureRecord[] | undefined {
  const { t } = useTranslation('progress')
  const figures = useFigures()
  const { answer } = useAnalytics({ about: 'session-records', sessionId: session.id, unit, formula: 'epley' })
  return useMemo(() => {
    if (!figures) return undefined
    return inOrderOf(session, answer ?? []).map((record): PictureRecord => {
      const before = previousRecordText(record, figures)
      return {
        exercise: nameOf({ exerciseId: record.exerciseId, name: record.exerciseName }),
        value: recordText(record, figures),
        kind: t(`record.${record.kind}`),
        before: before === null ? null : t('records.before', { value: before }),
      }
    })
  }, [session, answer, figures, nameOf, t])
}

/** As the exercises were done. */
function inOrderOf(session: Session, records: readonly PersonalRecord[]): readonly PersonalRecord[] {
  const places = new Map<ExerciseId, number>(
    inOrder(session.exercises).map(({ exerciseId }, place) => [exerciseId, place]),
  )
  const placeOf = ({ exerciseId }: PersonalRecord) => places.get(exerciseId) ?? places.size
  return recordGroups(records, records.length)
    .map(({ record }) => record)
    .toSorted((left, right) => placeOf(left) - placeOf(right))
}
