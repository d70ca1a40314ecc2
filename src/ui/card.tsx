import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  /** A semantic element instead of a div. */
  readonly as?: 'div' | 'article' | 'section' | 'li'
}

/** A surface for one item. */
export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The other three elements accept a div's attributes; React has no common type for the four.
  const Element = as as 'div'
  return <Element {...rest} className={classNames(styles.card, className)} />
}
