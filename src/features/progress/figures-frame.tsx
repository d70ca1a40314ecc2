import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'
import styles from './figures-frame.module.css'

const PLACES = [
  { to: '/progress', name: 'nav.progress' },
  { to: '/analytics', name: 'nav.analytics' },
  { to: '/metrics', name: 'nav.metrics' },
  { to: '/statistics', name: 'nav.statistics' },
] as const

/** Around every screen of figures: the way from each to the others. */
export default function FiguresFrame() {
  const { t } = useTranslation('progress')
  return (
    <>
      <nav aria-label={t('nav.label')} className={styles.places}>
        {PLACES.map(({ to, name }) => (
          <NavLink key={to} to={to} className={styles.place ?? ''}>
            {t(name)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  )
}
