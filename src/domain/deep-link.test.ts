import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDeepLink } from './deep-link.ts'

const HOME = 'https://barra.example'

test.each([
  ['our address', 'https://barra.example/workouts', '/workouts'],
  // proves 4.47
  [
    'its query',
    'https://barra.example/auth/callback?mode=verifyEmail&oobCode=a%2Fb',
    '/auth/callback?mode=verifyEmail&oobCode=a%2Fb',
  ],
  ['no path', 'https://barra.example', '/'],
  ['our host in capitals', 'HTTPS://BARRA.EXAMPLE/Workouts', '/Workouts'],
  ['the default port', 'https://barra.example:443/profile', '/profile'],
  ['a fragment, which stays behind', 'https://barra.example/profile?tab=1#secret', '/profile?tab=1'],
  ['dots, which are walked', 'https://barra.example/a/../workouts', '/workouts'],
  ['our scheme', 'barra:///workout/w1/execute?from=notice', '/workout/w1/execute?from=notice'],
  ['our scheme and host', 'barra://barra.example/dashboard', '/dashboard'],
  ['our scheme alone', 'barra://', '/'],
  ['as much as a link is long', `https://barra.example/${'a'.repeat(2_026)}`, `/${'a'.repeat(2_026)}`],
] as const)('%s leads into the app', (_what, link, path) => {
  expect(readDeepLink(link, HOME)).toBe(path)
})

// proves 4.47
test.each([
  ['another host', 'https://evil.example/workouts'],
  ['our host as the beginning of another', 'https://barra.example.evil.example/'],
  ['our host as the end of another', 'https://not-barra.example/'],
  ['our host as a name', 'https://barra.example@evil.example/'],
  ['a name and a password for our host', 'https://me:secret@barra.example/'],
  ['another port', 'https://barra.example:8443/'],
  ['more than that', `https://barra.example/${'a'.repeat(2_027)}`],
  ['a name without a password', 'https://me@barra.example/'],
  ['a password without a name', 'https://:secret@barra.example/'],
  ['a way of sending files', 'ftp://barra.example/'],
  ['no encryption', 'http://barra.example/'],
  ['script', 'javascript:alert(1)//barra.example/'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['another app', 'intent://barra.example/#Intent;scheme=barra;end'],
  ['a path that is a host', 'https://barra.example//evil.example/'],
  ['a path that is a host once it is decoded', 'https://barra.example/%2Fevil.example/'],
  ['a path that is a host with a backslash', 'https://barra.example/%5Cevil.example/'],
  ['the same by our scheme', 'barra:////evil.example/'],
  ['another host by our scheme', 'barra://evil.example/'],
  ['our scheme without slashes', 'barra:workouts'],
  ['bytes that are no text', 'https://barra.example/%ff'],
  ['a path alone', '/workouts'],
  ['nothing', ''],
  ['more than a link is long', `https://barra.example/${'a'.repeat(3_000)}`],
] as const)('%s is refused', (_what, link) => {
  expect(readDeepLink(link, HOME)).toBeNull()
})

test('any link leads only into the app', () => {
  const anyLink = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(fc.constantFrom('barra://', 'barra:', `${HOME}/`, `${HOME}//`, HOME), fc.string())
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyLink, (link) => {
      const path = readDeepLink(link, HOME)
      return path === null || (path.startsWith('/') && new URL(path, HOME).origin === HOME)
    }),
  )
})
