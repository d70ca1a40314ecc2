import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { INDEX_PATH } from '#contract/routes.ts'
import { chooseLanguage } from '#i18n/language-choice.ts'
import { localeInUse } from '#i18n/setup.ts'
import { LanguagePicker } from '#ui/language-picker.tsx'
import styles from './auth.module.css'
import IdentityDock from './identity-dock.tsx'

// Beside the form on wide screens: the form does not wait for it.
const StairSide = lazy(() => import('./stair-side.tsx'))

export type AuthFrameProps = {
  readonly title: string
  readonly lead?: string
  readonly picture?: ReactNode
  readonly children: ReactNode
}

export function AuthFrame({ title, lead, picture, children }: AuthFrameProps) {
  const { t } = useTranslation(['auth', 'shared'])
  return (
    <div className={styles.page} data-to-edge>
      <div className={styles.column}>
        <Link to={INDEX_PATH} className={styles.brand}>
          <img src="/icons/icon.svg" alt="" width={32} height={32} />
          {t('shared:appName')}
        </Link>
        <header className={styles.heading}>
          {picture}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
        <IdentityDock />
      </div>
      <footer className={styles.footer}>
        <LanguagePicker
          label={t('language')}
          value={localeInUse()}
          onChange={(locale) => void chooseLanguage(locale)}
        />
      </footer>
      <Suspense>
        <StairSide />
      </Suspense>
    </div>
  )
}
