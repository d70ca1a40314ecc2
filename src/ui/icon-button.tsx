import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

type Look = {
  /** What it does, in words: read aloud and shown as a tooltip. */
  readonly label: string
  readonly icon: LucideIcon
  readonly variant?: 'quiet' | 'filled' | 'danger'
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & Look
export type IconButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look

/** A button that is only a picture. It is at least as large as a finger needs on a workout screen. */
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

/** A link that is only a picture. */
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
