import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FAQ_PATH, PRIVACY_PATH } from '#contract/routes.ts'
import {
  CONTACT_LENGTHS,
  CONTACT_PROBLEMS,
  type ContactField,
  fieldOfProblem,
  MAX_CONTACT_EMAIL_LENGTH,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MIN_CONTACT_MESSAGE_LENGTH,
} from '#domain/contact-message.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { Button } from '#ui/button.tsx'
import field from '#ui/field.module.css'
import styles from './contact.module.css'
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

/** Placeholders that the server fills when the form is posted without a script. Empty in the app. */
const filled = (name: string) => (import.meta.env.SSR ? `%%${name}%%` : '')

/**
 * The form without a script: the browser validates it and posts it to this page's URL. It contains every possible
 * message; `data-problems` and `data-state` alone decide which are visible, whether set by the server or by
 * `followContactForm`.
 */
function ContactForm() {
  const { t } = useTranslation('site')
  return (
    <form
      method="post"
      className={styles.form}
      data-contact-form
      data-problems={filled('problems')}
      data-state={filled('state')}
    >
      <div className={styles.sent} data-sent tabIndex={-1}>
        <h2>{t('contact.sent.title')}</h2>
        <p>{t('contact.sent.text')}</p>
      </div>
      <div className={styles.fields}>
        <ContactLine name="name" label={t('contact.name')}>
          <input
            {...controlOf('name')}
            autoComplete="name"
            maxLength={MAX_CONTACT_NAME_LENGTH}
            defaultValue={filled('name')}
          />
        </ContactLine>
        <ContactLine name="email" label={t('contact.email')}>
          <input
            {...controlOf('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={MAX_CONTACT_EMAIL_LENGTH}
            defaultValue={filled('email')}
          />
        </ContactLine>
        <ContactLine name="message" label={t('contact.message')}>
          <textarea
            {...controlOf('message')}
            rows={6}
            minLength={MIN_CONTACT_MESSAGE_LENGTH}
            maxLength={MAX_CONTACT_MESSAGE_LENGTH}
            defaultValue={filled('message')}
          />
        </ContactLine>
        {/* A honeypot, hidden from people. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="contact-website">{t('contact.trap')}</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="quiet">
          {t('contact.use')} <PublicLink to={PRIVACY_PATH}>{t('contact.toPrivacy')}</PublicLink>
        </p>
        <div role="alert">
          {(['busy', 'failed', 'offline'] as const).map((state) => (
            <p key={state} className={styles.outcome} data-outcome={state}>
              {t(`contact.outcome.${state}`)}
            </p>
          ))}
        </div>
        <div>
          <Button type="submit" variant="primary" size="large">
            {t('contact.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}

function controlOf(name: ContactField) {
  return {
    id: `contact-${name}`,
    name,
    className: field.control,
    required: true,
    'aria-describedby': `contact-${name}-problem`,
    'data-field': name,
  }
}

type ContactLineProps = { readonly name: ContactField; readonly label: string; readonly children: React.ReactNode }

function ContactLine({ name, label, children }: ContactLineProps) {
  const { t } = useTranslation('site')
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={`contact-${name}`}>
        {label}
      </label>
      {children}
      <div id={`contact-${name}-problem`}>
        {CONTACT_PROBLEMS.filter((problem) => fieldOfProblem(problem) === name).map((problem) => (
          <p key={problem} className={styles.problem} data-problem={problem}>
            {t(`contact.problem.${problem}`, { length: CONTACT_LENGTHS[problem] ?? '' })}
          </p>
        ))}
      </div>
    </div>
  )
}
