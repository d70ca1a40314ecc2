import i18next from 'i18next'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLocale, localeInUse, setupI18n } from './setup.ts'

// proves 4.54
test('without any language set, it is en-US', async () => {
  await setupI18n()
  expect(localeInUse()).toBe('en-US')
})

describe('numbers in messages', () => {
  beforeEach(() => setupI18n('en-US'))

  test.each([
    ['en-US', '1,234 sets', '12,500 sets'],
    ['pt-BR', '1.234 séries', '12.500 séries'],
    // Spanish parts a number from five digits on.
    ['es-ES', '1234 series', '12.500 series'],
  ] as const)('in %s stand as the language writes them', async (locale, thousands, more) => {
    await changeLocale(locale)
    expect(i18next.t('shared:sets', { count: 1234 })).toBe(thousands)
    expect(i18next.t('shared:sets', { count: 12_500 })).toBe(more)
  })

  test('a name made of digits stays a name', () => {
    expect(i18next.t('shared:setName.working', { number: '1234' })).toBe('Set 1234')
  })

  test.each([
    ['pt-BR', ['0 séries', '1 série', '2 séries', '1.000.000 séries']],
    ['es-ES', ['0 series', '1 serie', '2 series', '1.000.000 series']],
    ['en-US', ['0 sets', '1 set', '2 sets', '1,000,000 sets']],
  ] as const)('%s has a word for every count', async (locale, written) => {
    await changeLocale(locale)
    expect([0, 1, 2, 1_000_000].map((count) => i18next.t('shared:sets', { count }))).toEqual(written)
  })
})

describe('messages that do not come', () => {
  test('are asked for once more', async () => {
    let asked = 0
    vi.doMock('../features/auth/messages/en-US.ts', () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch')
      return { default: { 'login.title': 'Sign in' } }
    })
    await setupI18n('en-US', ['auth'])
    expect(i18next.t('auth:login.title')).toBe('Sign in')
  })

  test('end the start', async () => {
    vi.doMock('../features/data/messages/en-US.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(setupI18n('en-US', ['data'])).rejects.toThrow('no messages: data in en-US')
  })

  test('leave the language as it was', async () => {
    vi.resetModules()
    vi.doMock('../app/messages/es-ES.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    const setup = await import('./setup.ts')
    await setup.setupI18n('en-US')
    await setup.changeLocale('es-ES')
    expect(setup.localeInUse()).toBe('en-US')
  })
})
