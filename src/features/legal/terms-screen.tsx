import { useTranslation } from 'react-i18next'
import { PublicLink } from '#i18n/public-link.tsx'
import { LegalText } from './legal-text.tsx'
import { TERMS } from './sections.ts'

/** What holds between a lifter and us. */
export default function TermsScreen() {
  const { t } = useTranslation('legal')
  const parts = TERMS.map((id) => ({ id, title: t(`terms.${id}.title`), text: t(`terms.${id}.text`) }))
  return (
    <LegalText title={t('terms.title')} lead={t('terms.lead')} parts={parts}>
      <p>
        <PublicLink to="/support/contact">{t('write')}</PublicLink> ·{' '}
        <PublicLink to="/privacy">{t('privacy.title')}</PublicLink>
      </p>
    </LegalText>
  )
}
