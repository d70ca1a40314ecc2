import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  /** The element it is, where a plain box says too little. */
  readonly as?: 'div' | 'article' | 'section' | 'li'
}

/** A surface that holds one thing. */
export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The three other elements take the same attributes as a div; React has no one type for the four.
  const Element = as as 'div'
  return <Element {...rest} className={classNames(styles.card, className)} />
}
