import { isIPv6 } from 'node:net'

const GROUPS = 8
const MAPPED_GROUP = 'ffff'

/**
 * The key by which requests from an address are counted, in one spelling: an IPv4 address, or the /64 network of an IPv6
 * address, all of which usually belongs to one customer.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  if (isMappedIPv4(groups)) return groups.slice(-2).flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The URL parser writes an address in the shortest way. */
function groupsOf(address: string): readonly string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = shortest.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}

/** As `::ffff:198.51.100.1`, by which a socket for both kinds names an IPv4 address. */
function isMappedIPv4(groups: readonly string[]): boolean {
  return groups[5] === MAPPED_GROUP && groups.slice(0, 5).every((group) => group === '0')
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
