import { useTranslation } from 'react-i18next'
import { PROFILE_PATH } from '#contract/routes.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { AccessState } from '../notices/access-state.tsx'
import { LoadFailure } from '../notices/load-failure.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { StateCard } from './state-card.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { usePayments } from './use-payments.ts'

/** The latest payments; all of them are on the billing screen. */
const SHOWN_PAYMENTS = 3

/** If there is room, the list of sections serves as the back link. */
export default function ManageScreen() {
  const { t } = useTranslation('subscription')
  const wide = useWide()
  usePayments()
  return (
    <>
      <PageHeader title={t('manage.title')} {...(!wide && { back: { to: PROFILE_PATH, label: t('toProfile') } })} />
      <div className="column">
        <AccessState />
        <LoadFailure />
        <StateCard>
          <SubscriptionActions />
        </StateCard>
        <PaymentsCard limit={SHOWN_PAYMENTS} />
      </div>
    </>
  )
}
