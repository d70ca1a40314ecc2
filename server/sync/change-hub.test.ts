import { expect, test } from 'vitest'
import { createLocalHub, createSubscribers, type News } from './change-hub.ts'

const SESSIONS: News = { kind: 'changed', collection: 'sessions' }

/** A listener that records its calls. */
function aListener() {
  const heard: News[] = []
  return { heard, onNews: (news: News) => void heard.push(news) }
}

test('news of a person reaches all of their listeners and no others', () => {
  const subscribers = createSubscribers()
  const [phone, tablet, stranger] = [aListener(), aListener(), aListener()]
  subscribers.add('anna', phone.onNews)
  subscribers.add('anna', tablet.onNews)
  subscribers.add('ben', stranger.onNews)
  subscribers.notify('anna', SESSIONS)
  expect([phone.heard, tablet.heard, stranger.heard]).toEqual([[SESSIONS], [SESSIONS], []])
})

test('an unsubscribed listener gets nothing more, others still do', () => {
  const subscribers = createSubscribers()
  const [phone, tablet] = [aListener(), aListener()]
  const leave = subscribers.add('anna', phone.onNews)
  subscribers.add('anna', tablet.onNews)
  leave()
  subscribers.notify('anna', SESSIONS)
  subscribers.notifyAll(SESSIONS)
  expect([phone.heard, tablet.heard]).toEqual([[], [SESSIONS, SESSIONS]])
})

test('unsubscribing twice does not remove a later listener', () => {
  const subscribers = createSubscribers()
  const [before, back] = [aListener(), aListener()]
  const leave = subscribers.add('anna', before.onNews)
  leave()
  subscribers.add('anna', back.onNews)
  leave()
  subscribers.notify('anna', SESSIONS)
  expect(back.heard).toEqual([SESSIONS])
})

test('news on a single-process hub arrives there', async () => {
  const hub = createLocalHub()
  const phone = aListener()
  hub.subscribe('anna', phone.onNews)
  await hub.announce('anna', SESSIONS)
  expect(phone.heard).toEqual([SESSIONS])
})
