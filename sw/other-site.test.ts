import { expect, test } from 'vitest'
import { isFromOtherSite } from './other-site.ts'

const OWN = 'https://barra.test'
const from = (referrer: string, origin?: string) =>
  isFromOtherSite({ referrer, headers: new Headers(origin === undefined ? {} : { origin }) }, OWN)

test.each([
  ['https://evil.test/page', 'https://evil.test'],
  ['https://evil.test/page', undefined],
  ['', 'https://evil.test'],
  ['https://barra.test.evil.test/', 'null'],
  ['http://barra.test/', 'http://barra.test'],
  ['https://barra.test:8443/', undefined],
  ['https://barra.test@evil.test/', undefined],
  ['https://', undefined],
])('a form at %s, of the origin %s, is another site', (referrer, origin) => {
  expect(from(referrer, origin)).toBe(true)
})

test.each([
  ['', 'null'],
  ['', undefined],
  ['about:client', undefined],
  ['android-app://com.example.files/', 'null'],
  ['https://barra.test/dashboard', 'https://barra.test'],
])('a share with the referrer "%s" and the origin %s is none', (referrer, origin) => {
  expect(from(referrer, origin)).toBe(false)
})
