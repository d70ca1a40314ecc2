import { expect, test, vi } from 'vitest'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { applyTheme } from './theme.ts'

test.each([
  ['light', true, 'light', 'light'],
  ['dark', false, 'dark', 'dark'],
  ['system', true, 'dark', null],
  ['system', false, 'light', null],
] as const)('the theme %s, on a device that prefers dark: %s, is %s', (theme, prefersDark, shown, stored) => {
  const disk = stubStorage('localStorage', new Map([['theme', 'earlier']]))
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && prefersDark,
  }))
  applyTheme(theme)
  expect(dataset).toEqual({ theme: shown })
  expect(disk.get('theme') ?? null).toBe(stored)
})
