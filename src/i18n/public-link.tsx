import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { pathIn, splitLocale } from './locale-address.ts'

type PublicLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** The path of a page that anybody can read, without a language. */
  readonly to: string
}

/** Leads from one public page to another, in the language that stands in the address, if one does. */
export function PublicLink({ to, ...rest }: PublicLinkProps) {
  return <Link {...rest} to={usePublicPath()(to)} />
}

/** Gives the path of a public page the language of the address, if it has one. */
export function usePublicPath(): (path: string) => string {
  const { locale } = splitLocale(useLocation().pathname)
  return (path) => pathIn(locale, path)
}
