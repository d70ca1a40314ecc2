import { expect, test } from 'vitest'
import { SECURITY_PATH } from '#contract/routes.ts'
import { screenFiles } from './screen-files.ts'
import { Seeking } from './seeking.ts'

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

test('a screen is made of the files that its route leads to', async () => {
  const files = (await screenFiles()).get(SECURITY_PATH)
  expect(files).toContain('features/profile/security/password-card.tsx')
  expect(files).not.toContain('features/profile/preferences/training-card.tsx')
})
