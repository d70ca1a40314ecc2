import { expect, test } from 'vitest'
import { createLocalHub, createSubscribers, type News } from './change-hub.ts'

const SESSIONS: News = { kind: 'changed', collection: 'sessions' }

/** A listener and what it has heard. */
function aListener() {
  const heard: News[] = []
  return { heard, onNews: (news: News) => void heard.push(news) }
}

test('news of a person reaches each of their listeners and nobody else', () => {
  const subscribers = createSubscribers()
  const [phone, tablet, stranger] = [aListener(), aListener(), aListener()]
  subscribers.add('anna', phone.onNews)
  subscribers.add('anna', tablet.onNews)
  subscribers.add('ben', stranger.onNews)
  subscribers.notify('anna', SESSIONS)
  expect([phone.heard, tablet.heard, stranger.heard]).toEqual([[SESSIONS], [SESSIONS], []])
})

test('a listener that left hears nothing more, and those that stay do', () => {
  const subscribers = createSubscribers()
  const [phone, tablet] = [aListener(), aListener()]
  const leave = subscribers.add('anna', phone.onNews)
  subscribers.add('anna', tablet.onNews)
  leave()
  subscribers.notify('anna', SESSIONS)
  subscribers.notifyAll(SESSIONS)
  expect([phone.heard, tablet.heard]).toEqual([[], [SESSIONS, SESSIONS]])
})

test('leaving twice does not take away who came back meanwhile', () => {
  const subscribers = createSubscribers()
  const [before, back] = [aListener(), aListener()]
  const leave = subscribers.add('anna', before.onNews)
  leave()
  subscribers.add('anna', back.onNews)
  leave()
  subscribers.notify('anna', SESSIONS)
  expect(back.heard).toEqual([SESSIONS])
})

test('what is announced on a hub of one process is heard there', async () => {
  const hub = createLocalHub()
  const phone = aListener()
  hub.subscribe('anna', phone.onNews)
  await hub.announce('anna', SESSIONS)
  expect(phone.heard).toEqual([SESSIONS])
})
