import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FAQ_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { followContactForm } from './follow-contact-form.ts'

export default function ContactScreen() {
  const { t } = useTranslation('site')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? followContactForm(place.current) : undefined), [])
  return (
    <div className={styles.page} ref={place}>
      <header className={styles.opening}>
        <h1>{t('contact.heading')}</h1>
        <p className={styles.lead}>{t('contact.lead')}</p>
        <p className={styles.aside}>
          {t('contact.faqFirst')} <PublicLink to={FAQ_PATH}>{t('contact.toFaq')}</PublicLink>
        </p>
      </header>
      <ContactForm />
    </div>
  )
}
