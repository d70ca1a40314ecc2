import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { PersonalRecord } from '#domain/analytics/questions.ts'
import { type RecordGroup, recordGroups } from '#domain/analytics/record-groups.ts'
import { previousRecordText, recordText } from '#domain/analytics/record-text.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { useFormatters } from '#shared/format/insight-formatters.ts'
import { useExerciseName } from './use-exercise-name.ts'

export type SessionRecord = {
  readonly exerciseId: ExerciseId
  readonly exercise: string
  readonly value: string
  readonly kind: string
  readonly before: string | null
  /** Further records of the exercise on that day. */
  readonly others: number
}

export type SessionRecords = {
  /** Undefined until computed for the complete session. */
  readonly records: readonly SessionRecord[] | undefined
  readonly hasFailed: boolean
}

/** The most telling one per exercise, in exercise order. */
export function useSessionRecords(session: Session, unit: WeightUnit): SessionRecords {
  const { t } = useTranslation('parts')
  const formatters = useFormatters()
  const nameOf = useExerciseName()
  const question = { about: 'session-records', sessionId: session.id, unit, formula: 'epley' } as const
  const { answer, isStale, hasFailed } = useAnalytics(question)
  // The last answer may belong to another session.
  const made = isStale ? null : answer
  const records = useMemo(() => {
    if (!formatters || !made) return undefined
    return inOrderOf(session, made).map(({ record, others }): SessionRecord => {
      const before = previousRecordText(record, formatters)
      return {
        exerciseId: record.exerciseId,
        exercise: nameOf({ exerciseId: record.exerciseId, name: record.exerciseName }),
        value: recordText(record, formatters),
        kind: t(`record.${record.kind}`),
        before: before === null ? null : t('records.before', { value: before }),
        others,
      }
    })
  }, [session, made, formatters, nameOf, t])
  return { records, hasFailed }
}

function inOrderOf(session: Session, records: readonly PersonalRecord[]): readonly RecordGroup[] {
  const places = new Map<ExerciseId, number>(
    inOrder(session.exercises).map(({ exerciseId }, place) => [exerciseId, place]),
  )
  const placeOf = ({ record }: RecordGroup) => places.get(record.exerciseId) ?? places.size
  return recordGroups(records, records.length).toSorted((left, right) => placeOf(left) - placeOf(right))
}
