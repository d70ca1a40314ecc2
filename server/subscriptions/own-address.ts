import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

type Asking = Pick<FastifyRequest, 'host' | 'protocol'>

/**
 * The addresses as they can stand in a header. Throws a 400 for one that is not in this app: nobody is to be led elsewhere
 * by our payment page.
 */
export function ownAddresses<Name extends string>(
  request: Asking,
  appUrl: string | null,
  addresses: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const names = Object.keys(addresses) as Name[]
  const foreign = names.filter((name) => !isOwnAddress(request, appUrl, addresses[name]))
  if (foreign.length > 0) {
    const issues = foreign.map((path) => ({ path, message: 'must be an address of this app' }))
    throw new Problem(400, 'BAD_REQUEST', 'The request is not valid', { issues })
  }
  // Every name of the type gets its address.
  return Object.fromEntries(names.map((name) => [name, new URL(addresses[name]).href])) as Record<Name, string>
}

/** Whether an address leads to this app and to nobody else. */
export function isOwnAddress(request: Asking, appUrl: string | null, address: string): boolean {
  const own = appUrl === null ? `${request.protocol}://${request.host}` : new URL(appUrl).origin
  const { origin, username, password } = new URL(address)
  return origin === own && username === '' && password === ''
}
