import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './header-link.module.css'

/** The way from a card's or section's heading to all of it. In running text a link is underlined instead. */
export function HeaderLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classNames(styles.link, className)}>
      {children}
      <ChevronRight className={styles.chevron} aria-hidden />
    </Link>
  )
}
