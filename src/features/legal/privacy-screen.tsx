import { useTranslation } from 'react-i18next'
import { PublicLink } from '#i18n/public-link.tsx'
import { LegalText } from './legal-text.tsx'
import { PRIVACY } from './sections.ts'

/** What is kept of a person, where, and for how long. */
export default function PrivacyScreen() {
  const { t } = useTranslation('legal')
  const parts = PRIVACY.map((id) => ({ id, title: t(`privacy.${id}.title`), text: t(`privacy.${id}.text`) }))
  return (
    <LegalText title={t('privacy.title')} lead={t('privacy.lead')} parts={parts}>
      <p>
        <PublicLink to="/support/contact">{t('write')}</PublicLink> ·{' '}
        <PublicLink to="/terms">{t('terms.title')}</PublicLink>
      </p>
    </LegalText>
  )
}
