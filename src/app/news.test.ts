import { expect, test } from 'vitest'
import { refuseStorage, stubStorage } from '../../tests/support/stub-storage.ts'
import { hasNews, markNewsSeen } from './news.ts'

test('a new device gets no news until the next ones', () => {
  const disk = stubStorage()
  expect([hasNews(), hasNews()]).toEqual([false, false])
  for (const key of disk.keys()) disk.set(key, 'earlier')
  expect(hasNews()).toBe(true)
})

test('news are shown until dismissed', () => {
  stubStorage('localStorage', new Map([['barra.news-seen', 'earlier']]))
  expect([hasNews(), hasNews()]).toEqual([true, true])
  markNewsSeen()
  expect(hasNews()).toBe(false)
})

test('a browser without storage gets no news', () => {
  refuseStorage()
  expect(hasNews()).toBe(false)
})
