import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router-dom'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import { Coming } from '#shared/coming.tsx'
import { optionalPart } from '#shared/optional-part.tsx'
import { classNames } from '#ui/class-names.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { useAccountDatabase } from '../account-database.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { DOCKS, NOTICES } from '../feature-table.ts'
import { hasNews } from '../news.ts'
import { SyncChip } from '../sync-chip.tsx'
import { UpdateNotice } from '../update-notice.tsx'
import styles from './default-layout.module.css'
import layouts from './layouts.module.css'
import { Navigation } from './navigation.tsx'

type BrandProps = { readonly to: string; readonly className?: string | undefined }

// A visitor is here where there is nothing.
const SiteLayout = lazy(() => import('./site-layout.tsx'))

const WhatsNew = hasNews() ? optionalPart(() => import('../whats-new.tsx')) : null

/** The app's frame: a tab bar on a phone, a rail on a tablet, a sidebar on a desktop. Visitors get the site's. */
export default function DefaultLayout() {
  const { t } = useTranslation('app')
  const account = useAccountDatabase()
  if (account.kind === 'visitor') return <SiteLayout />
  return (
    <div className={styles.frame}>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.side}>
        <Brand to={DASHBOARD_PATH} className={styles.brand} />
        <Navigation className={styles.navigation} />
        <SyncChip className={styles.status} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.column}>
          <div className={styles.notices}>
            <UpdateNotice />
            {WhatsNew && <WhatsNew />}
            <Parts parts={NOTICES} />
          </div>
          <Outlet />
        </div>
      </main>
      <div className={styles.docks}>
        <Parts parts={DOCKS} />
      </div>
    </div>
  )
}

function Parts({ parts }: { readonly parts: typeof DOCKS }) {
  return parts.map((part, index) => (
    // A bar that fails must not take the screen with it; the order of the table never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <ErrorBoundary key={index} fallback={null}>
      <Suspense fallback={<Coming />}>
        <part.Content />
      </Suspense>
    </ErrorBoundary>
  ))
}

function Brand({ to, className }: BrandProps) {
  const { t } = useTranslation('shared')
  return (
    <Link to={to} className={classNames(layouts.brand, className)}>
      <img src="/icons/icon.svg" alt="" width={28} height={28} className={layouts.logo} />
      <span>{t('appName')}</span>
    </Link>
  )
}
