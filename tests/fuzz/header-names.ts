/** Headers that the server or what stands before it reads. */
export const HEADER_NAMES = [
  'x-schema-version',
  'x-user-timezone',
  'x-timezone',
  'x-user-locale',
  'x-locale',
  'x-country',
  'x-currency',
  'accept-language',
  'cookie',
  'if-none-match',
  'range',
  'accept',
  'origin',
  'x-forwarded-for',
  'stripe-signature',
]
