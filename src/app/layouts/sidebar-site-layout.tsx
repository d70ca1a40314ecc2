import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { splitLocale } from '#i18n/locale-address.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { HELP } from '../../features/site/frame/places.ts'
import { SiteFooter } from '../../features/site/frame/site-footer.tsx'
import { SiteHeader } from '../../features/site/frame/site-header.tsx'
import styles from './sidebar-site-layout.module.css'

/** A visitor's help page: the public site's frame, with links to all help pages beside the page. */
export default function SidebarSiteLayout() {
  const { t } = useTranslation('site')
  const { path: here } = splitLocale(useLocation().pathname)
  return (
    <>
      <SiteHeader />
      <div className={styles.frame}>
        {/* The footer has a column with the same title: screen readers need distinct names. */}
        <nav aria-label={t('frame.support')} className={styles.sidebar}>
          <p className={styles.title}>{t(HELP.title)}</p>
          {HELP.places.map(({ path, name, icon: Icon }) => (
            <PublicLink key={path} to={path} className={styles.place} aria-current={path === here ? 'page' : undefined}>
              <Icon className={styles.icon} aria-hidden />
              {t(name)}
            </PublicLink>
          ))}
        </nav>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
