import { afterEach, expect, test, vi } from 'vitest'
import { linesWith, sourceFiles } from '../../tests/support/source-files.ts'
import { withLock } from './with-lock.ts'

afterEach(() => vi.unstubAllGlobals())

const refusing = { request: () => Promise.reject(new DOMException('not allowed in this context', 'SecurityError')) }

test.each([
  ['has no locks', {}],
  ['refuses locks', { locks: refusing }],
])('work runs once in a browser that %s', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const work = vi.fn(async () => 'done')
  expect(await withLock('start', work)).toBe('done')
  expect(work).toHaveBeenCalledExactlyOnceWith(true)
})

test('work that fails under its lock is not run again', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}) },
  })
  const work = vi.fn(() => Promise.reject(new Error('full')))
  await expect(withLock('start', work)).rejects.toThrow('full')
  expect(work).toHaveBeenCalledOnce()
})

test('a wait that was given up does not run the work', async () => {
  const given = AbortSignal.abort()
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(given.reason) } })
  const work = vi.fn(async () => 'done')
  await expect(withLock('start', work, { signal: given })).rejects.toBe(given.reason)
  expect(work).not.toHaveBeenCalled()
})

test('no other file asks for a lock of its own accord', () => {
  // The election has to know that a lock was refused: without one, nobody would lead alone.
  const others = ['src/shared/with-lock.ts', 'workers/leadership.ts']
  const files = sourceFiles('{src,workers,sw}/**/*.{ts,tsx}').filter(({ name }) => !others.includes(name))
  expect(files.length).toBeGreaterThan(500)
  expect(linesWith(/\blocks\??\.request\(/, files)).toEqual([])
})
