import { Pencil, Trophy } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { SetFacts } from '#domain/analytics/questions.ts'
import type { SetRecord } from '#domain/analytics/set-records.ts'
import { NO_VALUES, type SetValues } from '#domain/session/set-values.ts'
import { roundForDisplay } from '#domain/units.ts'
import { useStore } from '#shared/use-store.ts'
import { classNames } from '#ui/class-names.ts'
import { useSetFormatters } from './set-formatters.ts'
import styles from './set-record.module.css'
import { useWorkout } from './workout.ts'

/** `Record: 120 kg × 8, was 100 kg × 8`. */
export type RecordPhrase = (kind: ExerciseKind, values: SetValues, record: SetRecord) => string

export function useRecordPhrase(): RecordPhrase {
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  return useMemo(() => {
    const tenths = ({ value, unit }: Weight) => formatters.weight({ value: roundForDisplay(value, 1), unit })
    return (kind, values, { before, estimates }) => {
      if (estimates) return t('record.estimate', { weight: tenths(estimates.now), before: tenths(estimates.before) })
      const set = formatters.work(kind, values) ?? ''
      return t('record.set', { set, before: formatters.work(kind, { ...NO_VALUES, ...before }) ?? '' })
    }
  }, [formatters, t])
}

/** The record that a set is, if any; the row follows it by itself. */
export function useSetRecord(setId: SetId): { readonly record: SetRecord | undefined; readonly isNew: boolean } {
  const { subscribe, current } = useWorkout().records
  return {
    record: useStore({ subscribe, current: () => current().bySet.get(setId) }),
    isNew: useStore({ subscribe, current: () => current().newIds.has(setId) }),
  }
}

/** `1,850 lb × 8? Your heaviest so far is 215 lb × 10.` */
export function useDoubtPhrase(): (kind: ExerciseKind, values: SetValues, before: SetFacts) => string {
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  return (kind, values, before) =>
    t('record.doubtful', {
      set: formatters.work(kind, values) ?? '',
      before: formatters.work(kind, { ...NO_VALUES, ...before }) ?? '',
    })
}

type DoubtLineProps = { readonly setId: SetId; readonly kind: ExerciseKind; readonly values: SetValues }

/** Asks about a load that is far above the best before. Pressed, its field opens; a second such set settles it. */
export function DoubtLine({ setId, kind, values }: DoubtLineProps) {
  const { records, controls } = useWorkout()
  const before = useStore({ ...records, current: () => records.current().doubtful.get(setId) })
  const phrase = useDoubtPhrase()
  if (!before) return null
  return (
    <button
      type="button"
      className={classNames(styles.record, styles.doubt)}
      onClick={() => controls.openField(setId, 'weight')}
    >
      <Pencil aria-hidden className={styles.pencil} />
      <span>{phrase(kind, values, before)}</span>
    </button>
  )
}

type SetRecordLineProps = {
  readonly kind: ExerciseKind
  readonly values: SetValues
  readonly record: SetRecord
  readonly isNew: boolean
}

/** Says under a set that it is a record, if that came with its tap; else only to screen readers, as it must not move. */
export function SetRecordLine({ kind, values, record, isNew }: SetRecordLineProps) {
  const phrase = useRecordPhrase()(kind, values, record)
  if (!isNew) return <p className="visually-hidden">{phrase}</p>
  return (
    <p className={styles.record}>
      <Trophy aria-hidden className={styles.trophy} />
      <span>{phrase}</span>
    </p>
  )
}
