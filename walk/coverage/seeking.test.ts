import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesFrom } from './screen-files.ts'
import { Seeking } from './seeking.ts'
import { SOURCE } from './source-controls.ts'

test('a control is looked for until it is used, and its screen as long as others are left there', () => {
  const seeking = new Seeking(['profile:a', 'profile:b.*'], new Map([['/profile', ['profile:a', 'profile:b.*']]]))
  expect([seeking.isSought('profile:a'), seeking.isSought('profile:b.one'), seeking.isSought(undefined)]).toEqual([
    true,
    true,
    false,
  ])
  seeking.use('profile:b.one')
  expect([seeking.isSought('profile:b.two'), seeking.isSoughtAt('/profile')]).toEqual([false, true])
  seeking.use('profile:a')
  expect([seeking.isSoughtAt('/profile'), seeking.isSoughtAt('/elsewhere')]).toEqual([false, false])
})

test('a screen is made of the files that its first one leads to', () => {
  const files = filesFrom(join(SOURCE, 'features/profile/security/security-screen.tsx'))
  expect(files).toContain('features/profile/security/password-card.tsx')
  expect(files).not.toContain('features/profile/preferences/training-card.tsx')
})
