import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '#ui/class-names.ts'
import styles from './layouts.module.css'

type BrandProps = { readonly to: string; readonly className?: string | undefined }

/** Logo and name, as a link. */
export function Brand({ to, className }: BrandProps) {
  const { t } = useTranslation('shared')
  return (
    <Link to={to} className={classNames(styles.brand, className)}>
      <img src="/icons/icon.svg" alt="" width={28} height={28} className={styles.logo} />
      <span>{t('appName')}</span>
    </Link>
  )
}
