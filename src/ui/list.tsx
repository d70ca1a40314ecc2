import type { ComponentPropsWithoutRef } from 'react'

type ListProps = ComponentPropsWithoutRef<'ul'> & { readonly as?: 'ul' | 'ol' }

/** A list without bullets. Its role is named because Safari drops it with the bullets. */
export function List({ as: Element = 'ul', ...rest }: ListProps) {
  return <Element role="list" {...rest} />
}
