/** Providers that deliver `name+anything` to `name`. Elsewhere a plus may be part of another person's address. */
const IGNORES_PLUS_TAG = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'fastmail.com',
  'proton.me',
])

/** Hosts that deliver to the same mailboxes under an older or shorter name. */
const OTHER_NAMES = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['pm.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
])

/** The canonical form of an address, by which its owner counts as one person; '' without an address. */
export function emailIdentity(email: string): string {
  const spelled = email.normalize('NFKC').trim().toLowerCase()
  const at = spelled.lastIndexOf('@')
  if (at < 1) return ''
  // A domain's absolute spelling ends with a dot.
  const named = spelled.slice(at + 1).replace(/\.+$/, '')
  if (named === '') return ''
  const host = OTHER_NAMES.get(named) ?? named
  const untagged = IGNORES_PLUS_TAG.has(host) ? spelled.slice(0, at).replace(/\+.*$/s, '') : spelled.slice(0, at)
  const name = host === 'gmail.com' ? untagged.replaceAll('.', '') : untagged
  return `${name}@${host}`
}
