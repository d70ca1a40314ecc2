import { lazy, Suspense } from 'react'
import { classNames } from '../class-names.ts'
import styles from './body-thumb.module.css'
import type { ThumbMuscles } from './thumb-view.ts'

// Loaded on first use, as the large diagram is: a list does not wait for it.
const DrawnThumb = lazy(() => import('./drawn-thumb.tsx'))

export type BodyThumbProps = {
  readonly muscles: ThumbMuscles
  /** 40 × 48 px, or 80 × 96. */
  readonly size?: 'small' | 'large'
  /** The muscles as text; without it, the thumb is decoration beside words that say so. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** One side of a body with its worked muscles, for rows and cards. Its room is reserved while it loads. */
export function BodyThumb({ muscles, size = 'small', label, className }: BodyThumbProps) {
  return (
    <span
      {...(label && { role: 'img', 'aria-label': label })}
      className={classNames(styles.thumb, styles[size], className)}
    >
      <Suspense fallback={null}>
        <DrawnThumb muscles={muscles} />
      </Suspense>
    </span>
  )
}
