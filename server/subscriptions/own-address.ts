import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Throws a 400 for an address that is not in this app: nobody is to be led elsewhere by our payment page. */
export function refuseForeignAddress(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  appUrl: string | null,
  addresses: Readonly<Record<string, string>>,
): void {
  const own = appUrl === null ? `${request.protocol}://${request.host}` : new URL(appUrl).origin
  const issues = Object.entries(addresses).flatMap(([path, address]) =>
    isWithin(address, own) ? [] : [{ path, message: 'must be an address of this app' }],
  )
  if (issues.length > 0) throw new Problem(400, 'BAD_REQUEST', 'The request is not valid', { issues })
}

function isWithin(address: string, origin: string): boolean {
  const { origin: given, username, password } = new URL(address)
  return given === origin && username === '' && password === ''
}
