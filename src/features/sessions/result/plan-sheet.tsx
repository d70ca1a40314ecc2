import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/sheet.tsx'
import { PlanChoices } from './plan-card.tsx'
import type { PlanChanges } from './use-plan-changes.ts'

type PlanSheetProps = { readonly plan: PlanChanges; readonly open: boolean; readonly onClose: () => void }

/** What the routine lacks, for later than the end of the workout. */
export default function PlanSheet({ plan, open, onClose }: PlanSheetProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  return (
    <Sheet open={open} onClose={onClose} title={t('plan.title')} closeLabel={t('shared:close')}>
      <PlanChoices plan={plan} onUpdated={onClose} />
    </Sheet>
  )
}
