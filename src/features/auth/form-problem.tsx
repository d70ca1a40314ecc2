import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#ui/banner.tsx'

export type FormProblemProps = {
  readonly children: string | undefined
  readonly action?: ReactNode
  readonly tone?: 'danger' | 'info'
}

/** An error, announced immediately and at the reader's position. */
export function FormProblem({ children, action, tone = 'danger' }: FormProblemProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (children) place.current?.focus()
  }, [children])
  if (!children) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone={tone} action={action}>
        {children}
      </Banner>
    </div>
  )
}
