import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SAMPLE_PATH } from '#contract/routes.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Banner } from '#ui/banner.tsx'
import { isGuestKept } from './guest-documents.ts'

export function OfflineNote() {
  const { t } = useTranslation('auth')
  if (useOnline()) return null
  return (
    <Banner tone="info" title={t('offline.title')} action={<Link to={SAMPLE_PATH}>{t('offline.train')}</Link>}>
      {isGuestKept() ? t('offline.guestStays') : t('offline.text')}
    </Banner>
  )
}
