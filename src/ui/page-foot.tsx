import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-foot.module.css'

type PageFootProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** What ends a page, such as saving a form: on a phone, it stays in sight however long the page is. */
export function PageFoot({ className, children }: PageFootProps) {
  return <div className={classNames(styles.foot, className)}>{children}</div>
}
