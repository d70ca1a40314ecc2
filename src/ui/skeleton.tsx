import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  readonly shape: 'text' | 'title' | 'row' | 'card' | 'circle'
  /** How many, one below the other. */
  readonly count?: number
  readonly className?: string | undefined
}

/** The outline of what is on its way, in its real size, so that nothing jumps when it comes. Readers skip it. */
export function Skeleton({ shape, count = 1, className }: SkeletonProps) {
  return (
    <div aria-hidden className={classNames(styles.skeletons, className)}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={classNames(styles.skeleton, styles[shape])} />
      ))}
    </div>
  )
}
