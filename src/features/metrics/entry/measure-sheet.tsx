import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NOTE_LENGTH } from '#contract/limits.ts'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import type { MeasurementGroup } from '#domain/measurement/groups.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { todayIn } from '#shared/format/today.ts'
import { lastMeasurements } from '#storage/collections/measurements.ts'
import { useDatabase } from '#storage/database-context.tsx'
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
import { type TypedValues, useTypedDraft } from './use-typed-draft.ts'

type MeasureSheetProps = {
  readonly open: boolean
  readonly groups: readonly MeasurementGroup[]
  readonly onClose: () => void
  readonly body: Body
  readonly actions: MetricActions
}

/** Empty fields are not saved. */
export function MeasureSheet({ open, groups, onClose, body, actions }: MeasureSheetProps) {
  const { t } = useTranslation(['metrics', 'shared'])
  const db = useDatabase()
  const formId = useId()
  const kinds = groups.flatMap((group) => group.kinds)
  const last = useLast(open, kinds)
  const [typed, setTyped] = useTypedDraft()
  const [day, setDay] = useState(body.today)
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<TypedValues>({})
  const [formProblem, setFormProblem] = useState<'nothing' | 'noDay' | 'future'>()
  const [isSaving, setSaving] = useState(false)
  const doubts = useDoubts(body)
  const problemText = useProblemText(body)

  const filled = kinds.filter((kind) => typed[kind]?.trim())
  const type = (kind: MeasurementKind, text: string) => {
    setTyped({ ...typed, [kind]: text })
    setProblems({ ...problems, [kind]: undefined })
    setFormProblem(undefined)
  }
  const close = () => {
    setDay(body.today)
    setProblems({})
    setFormProblem(undefined)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const read = filled.map((kind) => ({ kind, result: readAmount(typed[kind] ?? '', body.unitOf(kind)) }))
    const wrong = read.flatMap(({ kind, result }) => (result.ok ? [] : [[kind, problemText(result.problem)] as const]))
    const ofForm = read.length === 0 ? 'nothing' : dayProblem(day, todayIn(body.timeZone))
    setProblems(Object.fromEntries(wrong))
    setFormProblem(ofForm ?? undefined)
    if (wrong.length > 0 || ofForm) return
    const amounts = read.flatMap(({ kind, result }) => (result.ok ? [{ kind, ...result.amount }] : []))
    // If the last ones cannot be read, no question is asked: saving comes first.
    const before = await lastMeasurements(db, filled).catch(() => new Map())
    doubts.unlessOdd(amounts, before, async () => {
      setSaving(true)
      const isKept = await actions.log({ amounts, day, note })
      setSaving(false)
      if (!isKept) return
      setTyped(Object.fromEntries(Object.entries(typed).filter(([kind]) => !filled.some((it) => it === kind))))
      setNote('')
      close()
    })
  }
  return (
    <>
      <Sheet
        open={open}
        onClose={close}
        title={titleOf(groups, body) ?? t('sheet.title')}
        closeLabel={t('shared:close')}
        actions={
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {t('sheet.save', { count: filled.length })}
          </Button>
        }
      >
        <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {groups.length > 1 && <p className="quiet">{t('sheet.lead')}</p>}
          <TextField
            type="date"
            label={t('sheet.day')}
            value={day}
            max={body.today}
            error={formProblem && formProblem !== 'nothing' ? t(`error.${formProblem}`) : undefined}
            onChange={(event) => {
              setDay(event.target.value)
              setFormProblem(undefined)
            }}
          />
          {groups.map((group) => (
            <div key={group.name} className={styles.pair}>
              {group.kinds.map((kind, place) => {
                const before = last?.get(kind)
                return (
                  <AmountField
                    key={kind}
                    name={body.name(kind)}
                    unit={body.unitOf(kind)}
                    body={body}
                    data-autofocus={groups.length === 1 && place === 0 ? true : undefined}
                    value={typed[kind] ?? ''}
                    hint={before && lastText(before, body, t)}
                    error={problems[kind]}
                    onChange={(text) => type(kind, text)}
                  />
                )
              })}
            </div>
          ))}
          <TextArea
            label={t('sheet.note')}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {formProblem === 'nothing' && (
            <p className={styles.error} role="alert">
              {t('error.nothing')}
            </p>
          )}
        </form>
      </Sheet>
      {doubts.dialog}
    </>
  )
}

function titleOf(groups: readonly MeasurementGroup[], body: Body): string | undefined {
  const [only, another] = groups
  return only && !another ? body.groupName(only) : undefined
}

function lastText(reading: Measurement, body: Body, t: ReturnType<typeof useTranslation<'metrics'>>['t']): string {
  const day = body.day(dayOf(reading.measuredAt, reading.timeZone))
  return t('last', { value: body.shown(reading.kind, reading), day })
}

/** The last reading of each kind, loaded when the sheet opens. */
function useLast(open: boolean, kinds: readonly MeasurementKind[]) {
  const db = useDatabase()
  const [last, setLast] = useState<ReadonlyMap<MeasurementKind, Measurement>>()
  const key = kinds.join(' ')
  useEffect(() => {
    if (!open) return
    let isCurrent = true
    // They were joined above.
    lastMeasurements(db, key.split(' ') as MeasurementKind[]).then(
      (found) => isCurrent && setLast(found),
      // Only a hint is missing.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [open, db, key])
  return last
}
