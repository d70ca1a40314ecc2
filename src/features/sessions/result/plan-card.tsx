import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import type { PlanChange } from '#domain/plan-update/plan-changes.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Switch } from '#ui/switch.tsx'
import styles from './result.module.css'
import { usePlanChangeText } from './use-plan-change-text.ts'
import { usePlanChanges } from './use-plan-changes.ts'
import { useUpdatePlan } from './use-update-plan.ts'

/**
 * The session's differences from its workout, with an offer to apply them to the plan. Optional: ignoring it keeps the
 * workout. Nothing without differences.
 */
export function PlanCard({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const textOf = usePlanChangeText()
  const { differences, ignore } = usePlanChanges(session)
  const update = useUpdatePlan(session, ignore)
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [isSaving, setSaving] = useState(false)
  if (!differences) return null

  // Left-out sets may have lacked time only: nothing is removed from a plan unless chosen.
  const isChosen = (change: PlanChange) => turned.get(change.key) ?? change.type !== 'left-out'
  const chosen = new Set(differences.changes.filter(isChosen).map(({ key }) => key))
  const save = async () => {
    setSaving(true)
    await update(differences, chosen)
    setSaving(false)
  }
  return (
    <Card as="section" className={styles.plan ?? ''} aria-labelledby="plan-changes">
      <h2 id="plan-changes">{t('plan.title')}</h2>
      <p className="quiet">{t('plan.text', { name: differences.workout.name })}</p>
      <List>
        {differences.changes.map((change) => (
          <li key={change.key} className={styles.change}>
            <Switch
              {...textOf(change)}
              checked={isChosen(change)}
              onChange={(on) => setTurned((before) => new Map(before).set(change.key, on))}
            />
          </li>
        ))}
      </List>
      <Button icon={ClipboardCheck} disabled={chosen.size === 0} busy={isSaving} onClick={() => void save()}>
        {t('plan.update')}
      </Button>
    </Card>
  )
}
