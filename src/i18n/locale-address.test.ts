import { expect, test } from 'vitest'
import { pathIn, splitLocale } from './locale-address.ts'

// proves 4.49
test.each([
  ['/', null, '/'],
  ['/auth/login', null, '/auth/login'],
  ['/pt-BR', 'pt-BR', '/'],
  ['/pt-BR/', 'pt-BR', '/'],
  ['/es-es/auth/login', 'es-ES', '/auth/login'],
  ['/en-US/no/such', 'en-US', '/no/such'],
  ['/pt/auth/login', null, '/pt/auth/login'],
  ['/en-USA', null, '/en-USA'],
] as const)('%s is %s of %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})

test.each([
  ['pt-BR', '/', '/pt-BR'],
  ['es-ES', '/auth/login', '/es-ES/auth/login'],
  [null, '/auth/login', '/auth/login'],
] as const)('in %s, %s stands at %s', (locale, path, address) => {
  expect(pathIn(locale, path)).toBe(address)
})
