import { expect, test } from 'vitest'
import { localeInUse, setupI18n } from './setup.ts'

test('where no language is set at all, it is en-US', async () => {
  await setupI18n()
  expect(localeInUse()).toBe('en-US')
})
