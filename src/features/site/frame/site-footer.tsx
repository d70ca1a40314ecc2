import { useTranslation } from 'react-i18next'
import { PublicLink } from '#i18n/public-link.tsx'
import { SignalBars } from '../signal-bars.tsx'
import styles from './frame.module.css'
import { InstallButton } from './install-button.tsx'
import { FOOTER_COLUMNS } from './places.ts'

export function SiteFooter() {
  const { t } = useTranslation('site')
  return (
    <footer className={styles.footer}>
      <div className={styles.foot}>
        <div className={styles.farewell}>
          <SignalBars lit={0} />
          <p>{t('frame.farewell')}</p>
          <p className={styles.browsers}>{t('frame.browsers')}</p>
          <InstallButton className={styles.installAtFoot} />
        </div>
        {FOOTER_COLUMNS.map(({ title, places }) => (
          <nav key={title} aria-label={t(title)} className={styles.column}>
            <p className={styles.columnTitle}>{t(title)}</p>
            {places.map(({ path, name }) => (
              <PublicLink key={path} to={path} className={styles.footLink}>
                {t(name)}
              </PublicLink>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  )
}
