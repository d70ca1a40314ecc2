import { afterEach, expect, test, vi } from 'vitest'
import { hasNews, markNewsSeen } from './news.ts'

function onDevice(disk: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => disk.set(key, value),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('who is here for the first time is told nothing, and the next news are', () => {
  const disk = new Map<string, string>()
  onDevice(disk)
  expect([hasNews(), hasNews()]).toEqual([false, false])
  for (const key of disk.keys()) disk.set(key, 'earlier')
  expect(hasNews()).toBe(true)
})

test('news are told until they are put away', () => {
  onDevice(new Map([['barra.news-seen', 'earlier']]))
  expect([hasNews(), hasNews()]).toEqual([true, true])
  markNewsSeen()
  expect(hasNews()).toBe(false)
})

test('a browser that keeps nothing is told nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
  })
  expect(hasNews()).toBe(false)
})
