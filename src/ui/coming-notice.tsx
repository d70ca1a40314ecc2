import { CloudDownload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import styles from './coming-notice.module.css'

export type ComingNoticeProps = {
  readonly title: string
  readonly text: string
  /** Null if unknown: its room stays. */
  readonly progress: { readonly done: number; readonly total: number } | null
  readonly action?: ReactNode
  /** Over the end of a list, of which a part may be there already. */
  readonly isAtFoot?: boolean
}

/** For data still being fetched to this device. */
export function ComingNotice({ title, text, progress, action, isAtFoot = false }: ComingNoticeProps) {
  return (
    <Card as="section" className={classNames(styles.notice, isAtFoot && styles.atFoot)}>
      <CloudDownload className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <h2 className={styles.title} role="status">
          {title}
        </h2>
        <div className={styles.progress}>
          {progress && <progress value={progress.done} max={progress.total} aria-label={title} />}
        </div>
        <p className="quiet">{text}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  )
}
