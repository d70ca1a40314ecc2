import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'
import { ANALYTICS_PATH, METRICS_PATH, PROGRESS_PATH, STATISTICS_PATH } from '#contract/routes.ts'
import { PageTabs } from '#ui/page-header.tsx'
import styles from './insights-frame.module.css'

const PLACES = [
  { to: PROGRESS_PATH, name: 'progress.nav.progress' },
  { to: ANALYTICS_PATH, name: 'progress.nav.analytics' },
  { to: METRICS_PATH, name: 'progress.nav.metrics' },
  { to: STATISTICS_PATH, name: 'progress.nav.statistics' },
] as const

export default function FiguresFrame() {
  const { t } = useTranslation('insights')
  const tabs = (
    <nav aria-label={t('progress.nav.label')} className={styles.places}>
      {PLACES.map(({ to, name }) => (
        <NavLink key={to} to={to} className={styles.place ?? ''}>
          {t(name)}
        </NavLink>
      ))}
    </nav>
  )
  return (
    <PageTabs tabs={tabs} title={t('progress.title')}>
      <Outlet />
    </PageTabs>
  )
}
