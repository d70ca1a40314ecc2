import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

type OwnRequest = Pick<FastifyRequest, 'host' | 'protocol'>

/** Safe for headers. Throws 400 for a URL outside of this app: our payment page must not redirect elsewhere. */
export function ownAddresses<Name extends string>(
  request: OwnRequest,
  appUrl: string | null,
  addresses: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const names = Object.keys(addresses) as Name[]
  const foreign = names.filter((name) => !isOwnAddress(request, appUrl, addresses[name]))
  if (foreign.length > 0) {
    const issues = foreign.map((path) => ({ path, message: 'must be an address of this app' }))
    throw new Problem(400, 'BAD_REQUEST', 'The request is not valid', { issues })
  }
  // Every name of the type gets its URL.
  return Object.fromEntries(names.map((name) => [name, new URL(addresses[name]).href])) as Record<Name, string>
}

export function isOwnAddress(request: OwnRequest, appUrl: string | null, address: string): boolean {
  const own = appUrl === null ? `${request.protocol}://${request.host}` : new URL(appUrl).origin
  const { origin, username, password } = new URL(address)
  return origin === own && username === '' && password === ''
}
