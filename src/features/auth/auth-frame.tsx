import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { LOCALE_KEY } from '#i18n/choose-locale.ts'
import { changeLocale } from '#i18n/setup.ts'
import { FLAGS } from '#ui/flags/flags.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import styles from './auth.module.css'

export type AuthFrameProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

/** The bare page around every form of this feature: the name, a title, the form, the language. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const { t, i18n } = useTranslation(['auth', 'shared'])
  const choose = (locale: Locale) => {
    localStorage.setItem(LOCALE_KEY, locale)
    void changeLocale(locale)
  }
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Link to="/" className={styles.brand}>
          <img src="/icons/icon.svg" alt="" width={32} height={32} />
          {t('shared:appName')}
        </Link>
        <header className={styles.heading}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
      <footer className={styles.footer}>
        <SegmentedControl<Locale>
          label={t('language')}
          value={LOCALES.find((locale) => locale === i18n.language) ?? 'pt-BR'}
          onChange={choose}
          options={LOCALES.map((locale) => ({
            value: locale,
            label: (
              <span className={styles.language} lang={locale}>
                <img src={FLAGS[locale]} alt="" width={20} height={15} />
                {t(`language.${locale}`)}
              </span>
            ),
          }))}
        />
      </footer>
    </div>
  )
}
