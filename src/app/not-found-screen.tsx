import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { INDEX_PATH } from '#contract/routes.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Drawing } from '#ui/drawing.tsx'
import styles from './not-found-screen.module.css'
import { useArrival } from './screen.tsx'

export default function NotFoundScreen() {
  const { t } = useTranslation(['app', 'shared'])
  const { pathname } = useLocation()
  const title = t('notFound.title', { path: pathname })
  // The address is quieter than the words around it.
  const [before, ...after] = title.split(pathname)
  useEffect(() => {
    document.title = `${title} · ${t('shared:appName')}`
  }, [title, t])
  useArrival()
  return (
    <div className={styles.screen}>
      <Drawing name="no-signal" />
      <h1 className={styles.title}>
        {before}
        <span className={styles.path}>{pathname}</span>
        {after.join(pathname)}
      </h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <ButtonLink to={INDEX_PATH} variant="primary">
        {t('notFound.home')}
      </ButtonLink>
    </div>
  )
}
