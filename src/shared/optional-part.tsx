import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { tellAppError } from '#platform/server/app-error.ts'

type Load<Props extends object> = () => Promise<{ readonly default: ComponentType<Props> }>

type OptionalPartOptions<Props extends object> = {
  readonly fallback?: ReactNode
  /** Replaces a part that could not be loaded; nothing by default. */
  readonly Missing?: ComponentType<Props & { readonly onRetry: () => void }>
}

/**
 * A part of a screen that is fetched apart and that the screen works without: while its code cannot be fetched, the rest
 * of the screen stays. It is fetched again once the device is online, and whenever `Missing` asks for it.
 */
export function optionalPart<Props extends object>(
  load: Load<Props>,
  { fallback = null, Missing }: OptionalPartOptions<Props> = {},
): ComponentType<Props> {
  // A rejected lazy component stays rejected: each try needs another one.
  let Part = lazy(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, by its module
  return function OptionalPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const [hasFailed, setHasFailed] = useState(false)
    const retry = () => {
      Part = lazy(load)
      setHasFailed(false)
      setAttempt((before) => before + 1)
    }
    useEffect(() => {
      if (!hasFailed) return
      addEventListener('online', retry)
      return () => removeEventListener('online', retry)
    })
    return (
      <Boundary
        key={attempt}
        fallback={Missing ? <Missing {...props} onRetry={retry} /> : null}
        onFailed={() => setHasFailed(true)}
      >
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  }
}

type BoundaryProps = {
  readonly fallback: ReactNode
  readonly onFailed: () => void
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    tellAppError(error)
    this.props.onFailed()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
