import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'article' | 'section' | 'li'
}

export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The other three elements accept a div's attributes; React has no common type for the four.
  const Element = as as 'div'
  return <Element {...rest} className={classNames(styles.card, className)} />
}
