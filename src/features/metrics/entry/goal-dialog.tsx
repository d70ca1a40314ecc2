import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_MEASUREMENT } from '#contract/limits.ts'
import type { MeasurementKind } from '#contract/measurement.ts'
import { type Amount, convertAmount } from '#domain/measurement/amount.ts'
import { goalIn } from '#domain/measurement/goal.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from '../metrics.module.css'
import type { Body } from '../use-body.ts'
import type { MetricActions } from '../use-metric-actions.ts'
import { AmountField, useProblemText } from './amount-field.tsx'
import { readAmount } from './read-amount.ts'

type GoalDialogProps = {
  readonly open: boolean
  readonly kind: MeasurementKind
  readonly latest: Amount | undefined
  readonly onClose: () => void
  readonly body: Body
  readonly actions: MetricActions
}

export function GoalDialog({ open, kind, latest, onClose, body, actions }: GoalDialogProps) {
  const { t } = useTranslation(['metrics', 'shared'])
  const formId = useId()
  const goal = body.goals.get(kind) ?? null
  const unit = body.unitOf(kind)
  const initial = goal ? body.typed(goalIn(goal, unit), 2) : ''
  const [typed, setTyped] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const problemText = useProblemText(body)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readAmount(typed, unit)
    if (!read.ok) return setProblem(problemText(read.problem))
    const now = latest ? convertAmount(latest, unit) : null
    const from = now !== null && now <= MAX_MEASUREMENT ? now : null
    // An unchanged goal keeps its starting value.
    if (typed === initial || (await actions.setGoal(kind, { ...read.amount, from }, goal))) onClose()
  }
  const remove = async () => {
    if (await actions.setGoal(kind, null, goal)) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('goal.titleOf', { name: body.name(kind) })}
      closeLabel={t('shared:close')}
      actions={
        <>
          {goal && <Button onClick={() => void remove()}>{t('goal.remove')}</Button>}
          <Button type="submit" form={formId} variant="primary">
            {t('shared:save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <AmountField
          name={t('goal.title')}
          unit={unit}
          body={body}
          data-autofocus
          value={typed}
          error={problem}
          hint={latest && t('detail.nowAt', { value: body.shown(kind, latest) })}
          onChange={(text) => {
            setTyped(text)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
