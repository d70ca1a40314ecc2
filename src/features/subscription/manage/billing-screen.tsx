import { useTranslation } from 'react-i18next'
import { PLANS_PATH } from '#contract/routes.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Management } from './management.tsx'

export default function BillingScreen() {
  const { t } = useTranslation('subscription')
  return (
    <>
      <PageHeader title={t('billing.title')} back={{ to: PLANS_PATH, label: t('title') }} />
      <Management />
    </>
  )
}
