import { lazy, Suspense } from 'react'
import { classNames } from '../class-names.ts'
import styles from './body-thumb.module.css'
import type { ThumbMuscles } from './thumb-view.ts'

const NO_MUSCLES: ThumbMuscles = new Map()

// Loaded on first use, as the large diagram is: a list does not wait for it.
const LazyThumb = lazy(async () => {
  const module = await import('./drawn-thumb.tsx')
  Loaded = module.default
  return module
})
/** Once it is there, the rows of a list need no boundary each. */
let Loaded: typeof LazyThumb | typeof import('./drawn-thumb.tsx').default | undefined

export type BodyThumbProps = {
  /** Undefined while unknown: a body with none of them keeps the room. */
  readonly muscles: ThumbMuscles | undefined
  /** 40 × 48 px, or 80 × 96. */
  readonly size?: 'small' | 'large'
  /** The muscles as text; without it, the thumb is decoration beside words that say so. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** One side of a body with its worked muscles, for rows and cards. Its room is reserved while it loads. */
export function BodyThumb({ muscles = NO_MUSCLES, size = 'small', label, className }: BodyThumbProps) {
  return (
    <span
      {...(label && { role: 'img', 'aria-label': label })}
      className={classNames(styles.thumb, styles[size], className)}
    >
      {Loaded ? (
        <Loaded muscles={muscles} />
      ) : (
        <Suspense fallback={null}>
          <LazyThumb muscles={muscles} />
        </Suspense>
      )}
    </span>
  )
}
