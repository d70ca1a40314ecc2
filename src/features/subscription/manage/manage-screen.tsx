import { useTranslation } from 'react-i18next'
import { PROFILE_PATH } from '#contract/routes.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Management } from './management.tsx'

/** If there is room, the list of sections serves as the back link. */
export default function ManageScreen() {
  const { t } = useTranslation('subscription')
  const wide = useWide()
  return (
    <>
      <PageHeader title={t('manage.title')} {...(!wide && { back: { to: PROFILE_PATH, label: t('toProfile') } })} />
      <Management />
    </>
  )
}
