import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

type Look = {
  /** Its action: the accessible name and the tooltip. */
  readonly label: string
  readonly icon: LucideIcon
  readonly variant?: 'quiet' | 'filled' | 'danger'
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & Look
export type IconButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look

/** An icon-only button. At least as large as a finger needs on a workout screen. */
export function IconButton({ label, icon: Icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(styles.iconButton, styles[variant], className)}
    >
      <Icon className="large-icon" aria-hidden />
    </button>
  )
}

export function IconButtonLink({ label, icon: Icon, variant = 'quiet', className, ...rest }: IconButtonLinkProps) {
  return (
    <Link
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(styles.iconButton, styles[variant], className)}
    >
      <Icon className="large-icon" aria-hidden />
    </Link>
  )
}
