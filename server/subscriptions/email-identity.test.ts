import { expect, test } from 'vitest'
import { emailIdentity } from './email-identity.ts'

test.each([
  ['case and spaces', ' Anna@Example.COM ', 'anna@example.com'],
  ['the dots of a Gmail address', 'an.na@gmail.com', 'anna@gmail.com'],
  ['the old name of Gmail', 'anna@googlemail.com', 'anna@gmail.com'],
  ['a dot at the end', 'an.na@gmail.com.', 'anna@gmail.com'],
  ['a dot at the end of any host', 'anna@example.com.', 'anna@example.com'],
  ['the old names of iCloud', 'anna@me.com', 'anna@icloud.com'],
  ['the oldest name of iCloud', 'anna+gym@mac.com', 'anna@icloud.com'],
  ['the short name of Proton', 'anna@pm.me', 'anna@proton.me'],
  ['the old name of Proton', 'anna@protonmail.com', 'anna@proton.me'],
  ['a tag where tags are known to be ignored', 'anna+gym@outlook.com', 'anna@outlook.com'],
  ['letters of double width', 'ａnna@example.com', 'anna@example.com'],
])('%s do not make another person', (_rule, email, identity) => {
  expect(emailIdentity(email)).toBe(identity)
})

test.each([
  ['a tag elsewhere may be another person', 'anna+gym@example.com', 'anna+gym@example.com'],
  ['a host that ends like the old name of Gmail is another', 'an.na@notgooglemail.com', 'an.na@notgooglemail.com'],
  ['dots elsewhere may be another person', 'an.na@example.com', 'an.na@example.com'],
  ['no address is nobody', '', ''],
  ['what is no address is nobody', '@example.com', ''],
  ['an address without a host is nobody', 'anna@.', ''],
])('%s', (_rule, email, identity) => {
  expect(emailIdentity(email)).toBe(identity)
})
