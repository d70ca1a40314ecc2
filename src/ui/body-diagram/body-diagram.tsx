import { lazy, Suspense } from 'react'
import { classNames } from '../class-names.ts'
import styles from './body-diagram.module.css'
import type { BodyDiagramProps } from './body-diagram-props.ts'

// The drawing comes when something is shown on it: nothing on the way to a set waits for it.
const DrawnBody = lazy(() => import('./drawn-body.tsx'))

/**
 * The human body from the front and from behind, as a picture of how much each muscle does, or to choose muscles on it. It
 * is as wide as its place, up to a size at which it is seen as a whole, and keeps its room while it is fetched.
 */
export function BodyDiagram({ className, ...drawn }: BodyDiagramProps & { readonly className?: string | undefined }) {
  return (
    <div className={classNames(styles.frame, className)}>
      <Suspense fallback={null}>
        <DrawnBody {...drawn} />
      </Suspense>
    </div>
  )
}
