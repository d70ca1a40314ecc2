import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

type Look = {
  /** Its action: the accessible name and the tooltip. */
  readonly label: string
  readonly icon: LucideIcon
  readonly variant?: 'quiet' | 'filled' | 'danger'
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'ref'> & Look
export type IconButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look

/** An icon-only button. At least as large as a finger needs on a workout screen. */
export function IconButton({ label, icon: Icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { disabled = false } = rest
  // Its own press may be the last one for now: the browser would leave the focus nowhere.
  useLayoutEffect(() => {
    if (disabled && document.activeElement === button.current) neighborOf(button.current)?.focus()
  }, [disabled])
  return (
    <button
      ref={button}
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

function neighborOf(button: HTMLElement | null): HTMLElement | null | undefined {
  return button?.parentElement?.querySelector<HTMLElement>('button:enabled, a[href]')
}
