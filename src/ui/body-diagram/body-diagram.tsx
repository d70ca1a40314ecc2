import { lazy, Suspense } from 'react'
import { classNames } from '../class-names.ts'
import styles from './body-diagram.module.css'
import type { BodyDiagramProps } from './drawn-body.tsx'

// Loaded on first use: nothing on the way to a set waits for it.
const DrawnBody = lazy(() => import('./drawn-body.tsx'))

/** As wide as its container, up to a size at which it is visible as a whole, with its space reserved while loading. */
export function BodyDiagram({ className, ...drawn }: BodyDiagramProps & { readonly className?: string | undefined }) {
  return (
    <div className={classNames(styles.frame, className)}>
      <Suspense fallback={null}>
        <DrawnBody {...drawn} />
      </Suspense>
    </div>
  )
}
