import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { pathIn, splitLocale } from './locale-address.ts'

type PublicLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  readonly to: string
}

/** A link between public pages, keeping the address's language, if any. */
export function PublicLink({ to, ...rest }: PublicLinkProps) {
  return <Link {...rest} to={usePublicPath()(to)} />
}

export function usePublicPath(): (path: string) => string {
  const { locale } = splitLocale(useLocation().pathname)
  return (path) => pathIn(locale, path)
}
