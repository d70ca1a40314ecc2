import { expect, test } from 'vitest'
import { isOwnAddress } from './own-address.ts'

const REQUEST = { protocol: 'https', host: 'barra.example' } as const

test.each([
  ['a page of this app', 'https://barra.example/subscription', true],
  ['another host', 'https://barra.example.evil.example/subscription', false],
  ['another protocol', 'http://barra.example/subscription', false],
  ['a name before the host', 'https://barra@barra.example/subscription', false],
  ['a password before the host', 'https://:secret@barra.example/subscription', false],
])('%s: %s is our own: %s', (_case, address, isOwn) => {
  expect(isOwnAddress(REQUEST, null, address)).toBe(isOwn)
})

test('the configured address of the app counts, not the host that was asked for', () => {
  expect(isOwnAddress(REQUEST, 'https://app.example/', 'https://app.example/subscription')).toBe(true)
  expect(isOwnAddress(REQUEST, 'https://app.example/', 'https://barra.example/subscription')).toBe(false)
})
