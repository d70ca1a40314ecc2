import { expect, test } from 'vitest'
import { refuseStorage, stubStorage } from '../../tests/support/stub-storage.ts'
import { hasNews, markNewsSeen } from './news.ts'

test('who is here for the first time is told nothing, and the next news are', () => {
  const disk = stubStorage()
  expect([hasNews(), hasNews()]).toEqual([false, false])
  for (const key of disk.keys()) disk.set(key, 'earlier')
  expect(hasNews()).toBe(true)
})

test('news are told until they are put away', () => {
  stubStorage('localStorage', new Map([['barra.news-seen', 'earlier']]))
  expect([hasNews(), hasNews()]).toEqual([true, true])
  markNewsSeen()
  expect(hasNews()).toBe(false)
})

test('a browser that keeps nothing is told nothing', () => {
  refuseStorage()
  expect(hasNews()).toBe(false)
})
