import { describe, expect, test, vi } from 'vitest'
import { linesWith, sourceFiles } from '../../tests/support/source-files.ts'
import { refuseStorage, stubStorage } from '../../tests/support/stub-storage.ts'
import { safeLocalStorage, safeSessionStorage } from './browser-storage.ts'

test('texts and values are read as they were written, each storage by itself', () => {
  const texts = stubStorage()
  stubStorage('sessionStorage')
  expect(safeLocalStorage.write('theme', '01')).toBe(true)
  expect(safeLocalStorage.writeJson('barra.user', { sets: [1] })).toBe(true)
  expect([...texts]).toEqual([
    ['theme', '01'],
    ['barra.user', '{"sets":[1]}'],
  ])
  expect(safeLocalStorage.read('theme')).toBe('01')
  expect(safeLocalStorage.readJson('barra.user')).toEqual({ sets: [1] })
  expect(safeLocalStorage.keys()).toEqual(['theme', 'barra.user'])
  expect(safeSessionStorage.keys()).toEqual([])
  safeLocalStorage.remove('theme')
  expect(safeLocalStorage.read('theme')).toBeNull()
})

test.each(['', '{', '<!doctype html>', '{"sets":'])('a value of another program is none: %j', (text) => {
  stubStorage('localStorage', new Map([['barra.user', text]]))
  expect(safeLocalStorage.readJson('barra.user')).toBeNull()
})

describe('nothing throws, and nothing is kept', () => {
  test.each<[string, () => void]>([
    ['where there is no storage, as in a worker', () => vi.stubGlobal('localStorage', undefined)],
    ['where every use is refused', () => refuseStorage()],
    [
      'where even the property is',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          configurable: true,
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        }),
    ],
  ])('%s', (_where, arrange) => {
    vi.stubGlobal('localStorage', undefined)
    arrange()
    expect(safeLocalStorage.write('theme', '1')).toBe(false)
    expect(safeLocalStorage.read('theme')).toBeNull()
    expect(safeLocalStorage.readJson('theme')).toBeNull()
    expect(safeLocalStorage.keys()).toEqual([])
    expect(() => safeLocalStorage.remove('theme')).not.toThrow()
  })

  test('where it is full, and what is there can still be read', () => {
    refuseStorage('localStorage', 'full')
    expect(safeLocalStorage.write('theme', '1')).toBe(false)
    expect(safeLocalStorage.read('theme')).toBeNull()
  })
})

/** Scripts that run before any module does read what others keep, each behind a guard of its own. */
const ALLOWED = [
  'src/shared/browser-storage.ts',
  'public/theme.js',
  'public/first-scripts.js',
  'public/browser-floor.js',
]

test('no other file touches the storage of the browser unguarded', () => {
  const files = sourceFiles('{src,workers,sw}/**/*.{ts,tsx}', 'public/*.js', 'index.html')
  expect(files.length).toBeGreaterThan(500)
  const bare = linesWith(
    /^(?!\s*(?:\/\/|\/?\*)).*\b(?:local|session)Storage\b/,
    files.filter(({ name }) => !ALLOWED.includes(name)),
  )
  expect(bare).toEqual([])
})
