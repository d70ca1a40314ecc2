import { useTranslation } from 'react-i18next'
import { PageHeader } from '#ui/page-header.tsx'
import { Management } from './management.tsx'

/** The subscription as a section of the profile. */
export default function ManageScreen() {
  const { t } = useTranslation('subscription')
  return (
    <>
      <PageHeader title={t('manage.title')} back={{ to: '/profile', label: t('toProfile') }} />
      <Management />
    </>
  )
}
