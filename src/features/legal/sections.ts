/** The parts of each text in their order: `<text>.<part>.title` and `<text>.<part>.text`. */
export const TERMS = [
  'what',
  'account',
  'data',
  'trial',
  'plan',
  'leave',
  'health',
  'offline',
  'fair',
  'liability',
  'changes',
  'contact',
] as const
export const PRIVACY = [
  'short',
  'device',
  'permissions',
  'server',
  'identity',
  'payment',
  'contact',
  'place',
  'log',
  'others',
  'rights',
  'deletion',
  'changes',
] as const

/** Since when both hold as they stand, as a day. */
export const IN_FORCE_SINCE = '2026-11-22'
