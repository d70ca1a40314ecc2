import { createContext, type ReactNode, use, useMemo } from 'react'
import { BackLink } from './back-link.tsx'
import { classNames } from './class-names.ts'
import styles from './page-header.module.css'

export type PageHeaderProps = {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly back?: { readonly to: string; readonly label: string }
  readonly actions?: ReactNode
  /** The title may be cut off, because it is not what the screen is about. */
  readonly isShort?: boolean
}

type Tabs = { readonly tabs: ReactNode; readonly title: string }

const TabsContext = createContext<Tabs | null>(null)

/** The tabs of several screens and the title they share: each of them shows both, and says its own title aloud. */
export function PageTabs({ tabs, title, children }: Tabs & { readonly children: ReactNode }) {
  const shared = useMemo(() => ({ tabs, title }), [tabs, title])
  return <TabsContext value={shared}>{children}</TabsContext>
}

/**
 * The header of a screen: a row of the way back, the title and the actions, then the subtitle, then the tabs. Its
 * heading gets the focus when the screen opens.
 */
export function PageHeader({ title, subtitle, back, actions, isShort = false }: PageHeaderProps) {
  const shared = use(TabsContext)
  // Behind a way back stands one thing, under its own name.
  const area = shared && !back && shared.title !== title ? shared.title : null
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {back && <BackLink className={styles.back} to={back.to} label={back.label} />}
        <h1 className={classNames(isShort && styles.name, styles.title)} title={isShort ? title : undefined}>
          {area === null ? (
            title
          ) : (
            <>
              {area} <span className="visually-hidden">{title}</span>
            </>
          )}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {subtitle && <p className={classNames('quiet', styles.subtitle)}>{subtitle}</p>}
      {shared && <div className={styles.tabs}>{shared.tabs}</div>}
    </header>
  )
}
