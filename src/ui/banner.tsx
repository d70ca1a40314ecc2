import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { classNames } from './class-names.ts'

type BannerTone = 'quiet' | 'info' | 'warning' | 'danger' | 'success'

export type BannerProps = {
  readonly tone: BannerTone
  readonly title?: string
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly className?: string | undefined
}

const ICONS: Readonly<Record<BannerTone, LucideIcon | null>> = {
  quiet: null,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
  success: CircleCheck,
}

/** One line where its words fit, and one for a title. `quiet` is text on the page; a danger is announced immediately. */
export function Banner({ tone, title, children, action, className }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={classNames(styles.banner, styles[tone], className)}>
      {Icon && <Icon className={styles.icon} aria-hidden />}
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
