import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { classNames } from './class-names.ts'
import { IconButtonLink } from './icon-button.tsx'
import styles from './page-header.module.css'

export type PageHeaderProps = {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly back?: { readonly to: string; readonly label: string }
  readonly actions?: ReactNode
  /** The title may be cut off, because it is not what the screen is about. */
  readonly isShort?: boolean
}

const TabsContext = createContext<ReactNode>(null)

/** The tabs of several screens, which each of them shows below its title. */
export function PageTabs({ tabs, children }: { readonly tabs: ReactNode; readonly children: ReactNode }) {
  return <TabsContext value={tabs}>{children}</TabsContext>
}

/**
 * The header of a screen: a row of the way back, the title and the actions, then the subtitle, then the tabs. Its
 * heading gets the focus when the screen opens.
 */
export function PageHeader({ title, subtitle, back, actions, isShort = false }: PageHeaderProps) {
  const tabs = use(TabsContext)
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {back && <IconButtonLink className={styles.back} to={back.to} label={back.label} icon={ArrowLeft} />}
        <h1 className={classNames(isShort && styles.name, styles.title)} title={isShort ? title : undefined}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {subtitle && <p className={classNames('quiet', styles.subtitle)}>{subtitle}</p>}
      {tabs && <div className={styles.tabs}>{tabs}</div>}
    </header>
  )
}
