import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButtonLink } from './icon-button.tsx'
import styles from './page-header.module.css'

export type PageHeaderProps = {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly back?: { readonly to: string; readonly label: string }
  readonly actions?: ReactNode
}

/** The header of a screen. Its heading gets the focus when the screen opens. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <IconButtonLink className={styles.back} to={back.to} label={back.label} icon={ArrowLeft} />}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className="quiet">{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
