import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { DASHBOARD_PATH, INDEX_PATH, LOGIN_PATH } from '#contract/routes.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn, splitLocale } from '#i18n/locale-address.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { localeInUse } from '#i18n/setup.ts'
import { useAccount } from '#platform/account/account.ts'
import { FLAGS, LANGUAGE_NAMES } from '#ui/flags/flags.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import styles from './frame.module.css'
import { InstallButton } from './install-button.tsx'
import { MAIN_PLACES } from './places.ts'

export function SiteHeader() {
  const { t } = useTranslation(['site', 'app', 'shared'])
  const { path } = splitLocale(useLocation().pathname)
  return (
    <>
      <SkipLink>{t('app:skip')}</SkipLink>
      <header className={styles.header}>
        <PublicLink to={INDEX_PATH} className={styles.brand} aria-label={t('frame.home')}>
          <img src="/icons/icon.svg" alt="" width={32} height={32} />
          {t('shared:appName')}
        </PublicLink>
        <nav aria-label={t('frame.places')} className={styles.places}>
          {MAIN_PLACES.map(({ path: to, name }) => (
            <PublicLink key={to} to={to} className={styles.place} aria-current={to === path ? 'page' : undefined}>
              {t(name)}
            </PublicLink>
          ))}
        </nav>
        <Languages path={path} />
        <div className={styles.ways}>
          <InstallButton className={styles.installAtHead} />
          <WayIn />
        </div>
      </header>
    </>
  )
}

/** This page in the other languages: separate addresses, so the links work without a script. */
function Languages({ path }: { readonly path: string }) {
  const { t } = useTranslation('site')
  const current = localeInUse()
  return (
    <nav aria-label={t('frame.languages')} className={styles.languages}>
      {LOCALES.map((locale) => (
        <Link
          key={locale}
          to={pathIn(locale, path)}
          className={styles.language}
          lang={locale}
          hrefLang={locale}
          title={LANGUAGE_NAMES[locale]}
          aria-label={LANGUAGE_NAMES[locale]}
          aria-current={locale === current ? 'true' : undefined}
          data-locale={locale}
        >
          <img src={FLAGS[locale]} alt="" width={24} height={18} />
        </Link>
      ))}
    </nav>
  )
}

/** The prerendered page has both links: site.ts hides the one that does not apply. */
function WayIn() {
  const { t } = useTranslation('site')
  const account = useAccount()
  return (
    <>
      <PublicLink to={LOGIN_PATH} className={styles.way} data-for="visitor" hidden={account !== null}>
        {t('frame.login')}
      </PublicLink>
      <Link to={DASHBOARD_PATH} className={styles.way} data-for="account" hidden={account === null}>
        {t('frame.open')}
      </Link>
    </>
  )
}
