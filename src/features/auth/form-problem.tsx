import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#ui/banner.tsx'

export type FormProblemProps = {
  /** What is wrong with the form as a whole; undefined where nothing is. */
  readonly children: string | undefined
  /** Something that helps, such as a button. */
  readonly action?: ReactNode
  readonly tone?: 'danger' | 'info'
}

/** What went wrong, read aloud at once and where the reader then is. */
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
