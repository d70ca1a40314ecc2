import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** `large` is the primary action of a screen, `small` is for rows. */
export type ButtonLook = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'large' | 'medium' | 'small'
  readonly icon?: LucideIcon
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Its action is running: it keeps its place and focus, and ignores further presses. */
    readonly busy?: boolean
  }

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook

export function Button({ variant, size, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf(variant, size), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={act}
    >
      <Content icon={icon}>{children}</Content>
    </button>
  )
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(lookOf(variant, size), className)}>
      <Content icon={icon}>{children}</Content>
    </Link>
  )
}

function Content({ icon: Icon, children }: Pick<ButtonProps, 'children'> & { readonly icon: LucideIcon | undefined }) {
  return (
    <>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </>
  )
}

function lookOf(variant: ButtonLook['variant'] = 'secondary', size: ButtonLook['size'] = 'medium'): string {
  return classNames(styles.button, styles[variant], styles[size])
}
