import { useTranslation } from 'react-i18next'
import { isDay } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'
import { ChoiceList } from '#ui/choice-list.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './history.module.css'
import { isSamePeriod, namedPeriods, type Period } from './periods.ts'

type PeriodChoiceProps = {
  readonly chosen: Period
  readonly today: Day
  /** A day was entered; the other may follow. */
  readonly onChange: (period: Partial<Period>) => void
  /** A period was chosen. */
  readonly onChoose: (period: Period) => void
}

/** A named period, or from any day to any other. */
export function PeriodChoice({ chosen, today, onChange, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('sessions')
  const dayIn = (text: string) => (isDay(text) ? text : null)
  return (
    <>
      <ChoiceList
        choices={namedPeriods(today).map(({ name, period }) => ({
          key: name,
          label: t(`find.period.${name}`),
          chosen: isSamePeriod(chosen, period),
          onChoose: () => onChoose(period),
        }))}
      />
      <div className={styles.days}>
        <TextField
          type="date"
          label={t('find.from')}
          max={chosen.to ?? today}
          value={chosen.from ?? ''}
          onChange={(event) => onChange({ from: dayIn(event.target.value) })}
        />
        <TextField
          type="date"
          label={t('find.to')}
          min={chosen.from ?? undefined}
          max={today}
          value={chosen.to ?? ''}
          onChange={(event) => onChange({ to: dayIn(event.target.value) })}
        />
      </div>
    </>
  )
}
