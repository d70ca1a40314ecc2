import { useTranslation } from 'react-i18next'
import { PROFILE_PATH } from '#contract/routes.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Management } from './management.tsx'

/** The subscription as a section of the profile. The list of sections beside it is the way back where there is room. */
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
