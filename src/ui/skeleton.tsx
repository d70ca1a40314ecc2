import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** `screen`: a header, then cards. */
  readonly shape: 'text' | 'title' | 'row' | 'card' | 'screen'
  /** Number of outlines, stacked. */
  readonly count?: number
  readonly className?: string | undefined
}

/**
 * A placeholder for loading content, in its real size, so that nothing moves. Its room is there at once; what comes
 * within a moment is never preceded by its outline. Hidden from screen readers.
 */
export function Skeleton({ shape, count = 1, className }: SkeletonProps) {
  return (
    <div aria-hidden className={classNames(styles.skeletons, className)}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={classNames(styles.skeleton, styles[shape])} />
      ))}
    </div>
  )
}
