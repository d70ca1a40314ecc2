import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NOTE_LENGTH } from '#contract/limits.ts'
import type { Measurement } from '#contract/measurement.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'
import type { MetricActions } from '../use-metric-actions.ts'
import { AmountField, useProblemText } from './amount-field.tsx'
import { dayProblem } from './day-problem.ts'
import { readAmount } from './read-amount.ts'
import { useDoubts } from './use-doubts.tsx'

type EditSheetProps = {
  readonly open: boolean
  readonly reading: Measurement
  readonly onClose: () => void
  readonly body: Body
  readonly actions: MetricActions
}

/** In the unit in which it was measured. */
export function EditSheet({ open, reading, onClose, body, actions }: EditSheetProps) {
  const { t } = useTranslation(['metrics', 'shared'])
  const formId = useId()
  const before = dayOf(reading.measuredAt, reading.timeZone)
  const [typed, setTyped] = useState(() => body.typed(reading.value, 3))
  const [day, setDay] = useState(before)
  const [note, setNote] = useState(reading.note)
  const [problem, setProblem] = useState<string>()
  const [wrongDay, setWrongDay] = useState<'noDay' | 'future'>()
  const doubts = useDoubts(body)
  const problemText = useProblemText(body)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Left unchanged, it keeps every digit, including hidden ones.
    const isSame = typed === body.typed(reading.value, 3)
    const read = isSame ? { ok: true as const, amount: reading } : readAmount(typed, reading.unit)
    const ofDay = dayProblem(day, body.today)
    setProblem(read.ok ? undefined : problemText(read.problem))
    setWrongDay(ofDay ?? undefined)
    if (!read.ok || ofDay) return
    const keep = async () => {
      if (await actions.change(reading, { value: read.amount.value, day, note })) onClose()
    }
    const { kind } = reading
    if (isSame) return void keep()
    doubts.unlessOdd([{ ...read.amount, kind }], new Map([[kind, reading]]), keep)
  }
  const remove = async () => {
    if (await actions.trash(reading)) onClose()
  }
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={t('sheet.edit')}
        closeLabel={t('shared:close')}
        actions={
          <>
            <Button variant="danger" icon={Trash2} onClick={() => void remove()}>
              {t('shared:delete')}
            </Button>
            <Button type="submit" form={formId} variant="primary">
              {t('shared:save')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className={styles.form} onSubmit={submit}>
          <AmountField
            name={body.name(reading.kind)}
            unit={reading.unit}
            body={body}
            data-autofocus
            value={typed}
            error={problem}
            onChange={(text) => {
              setTyped(text)
              setProblem(undefined)
            }}
          />
          <TextField
            type="date"
            label={t('sheet.day')}
            value={day}
            max={body.today}
            error={wrongDay && t(`error.${wrongDay}`)}
            onChange={(event) => {
              setDay(event.target.value)
              setWrongDay(undefined)
            }}
          />
          <TextArea
            label={t('sheet.note')}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </form>
      </Sheet>
      {doubts.dialog}
    </>
  )
}
