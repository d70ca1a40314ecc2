import { Minus, Plus } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_MEASUREMENT } from '#contract/limits.ts'
import { convertAmount } from '#domain/measurement/amount.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { roundForDisplay } from '#domain/units.ts'
import { todayIn } from '#shared/format/today.ts'
import { latestMeasurements } from '#storage/collections/measurements.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { AmountField, useProblemText } from '../entry/amount-field.tsx'
import { readAmount } from '../entry/read-amount.ts'
import { useDoubts } from '../entry/use-doubts.tsx'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'
import type { MetricActions } from '../use-metric-actions.ts'

/** The resolution of a scale. */
const STEP = 0.1

type TodaysWeightProps = { readonly body: Body; readonly actions: MetricActions }

/** Today's weight: prefilled with the last one, so that one tap is often enough. */
export function TodaysWeight({ body, actions }: TodaysWeightProps) {
  const { t } = useTranslation('metrics')
  const db = useDatabase()
  const [last] = useLiveQuery(useMemo(() => latestMeasurements(db, 'body-weight', 1), [db])) ?? []
  const [own, setOwn] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const doubts = useDoubts(body)
  const problemText = useProblemText(body)
  const unit = body.weightUnit
  const typed = own ?? (last ? body.typed(convertAmount(last, unit), last.unit === unit ? 2 : 1) : '')
  const read = readAmount(typed, unit)

  const type = (text: string) => {
    setOwn(text)
    setProblem(undefined)
  }
  const step = (by: number) => {
    if (!read.ok) return
    const value = roundForDisplay(read.amount.value + by)
    if (value > 0 && value <= MAX_MEASUREMENT) type(body.typed(value, 2))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (!read.ok) return setProblem(problemText(read.problem))
    const amount = { kind: 'body-weight', ...read.amount } as const
    doubts.unlessOdd([amount], new Map(last && [[last.kind, last]]), async () => {
      setSaving(true)
      const day = todayIn(body.timeZone)
      if (await actions.log({ amounts: [amount], day, note: '' })) setOwn(undefined)
      setSaving(false)
    })
  }
  const stepText = body.rounded(STEP, unit)
  return (
    <Card as="section" className={styles.today ?? ''} aria-labelledby="todays-weight">
      <h2 id="todays-weight">{t('today.title')}</h2>
      <form noValidate className={styles.todayForm} onSubmit={submit}>
        <div className={styles.stepper}>
          <IconButton
            variant="filled"
            icon={Minus}
            label={t('today.less', { step: stepText })}
            disabled={!read.ok}
            onClick={() => step(-STEP)}
          />
          <AmountField
            name={t('today.name')}
            unit={unit}
            body={body}
            className={styles.todayField}
            value={typed}
            error={problem}
            onChange={type}
          />
          <IconButton
            variant="filled"
            icon={Plus}
            label={t('today.more', { step: stepText })}
            disabled={!read.ok}
            onClick={() => step(STEP)}
          />
        </div>
        <Button type="submit" variant="primary" size="large" busy={isSaving}>
          {t('today.log')}
        </Button>
      </form>
      {last && (
        <p className="quiet">
          {t('last', {
            value: body.shown('body-weight', last),
            day: body.day(dayOf(last.measuredAt, last.timeZone)),
          })}
        </p>
      )}
      {doubts.dialog}
    </Card>
  )
}
