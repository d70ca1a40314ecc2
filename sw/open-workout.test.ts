import { expect, test } from 'vitest'
import { openWorkout } from './open-workout.ts'

const WORKOUT = '/workout/0198a/execute'

/** The browser's windows at these addresses; the address in front comes first. */
function windowsAt(...paths: string[]) {
  let inFront: string | null = null
  const windows = paths.map((path) => ({
    url: `https://barra.test${path}`,
    async focus() {
      inFront = this.url
      return this
    },
    async navigate(next: string) {
      this.url = inFront = `https://barra.test${next}`
      return this
    },
  }))
  const clients = {
    matchAll: async () => windows,
    openWindow: async (path: string) => {
      inFront = `new ${path}`
      return null
    },
  }
  return { clients: clients as unknown as Clients, inFront: () => inFront, urls: () => windows.map(({ url }) => url) }
}

function aNotification(data: unknown) {
  return {
    data,
    isClosed: false,
    close() {
      this.isClosed = true
    },
  }
}

test('a tap on the notification brings the tab with the workout to the front, as it is', async () => {
  const { clients, inFront, urls } = windowsAt('/dashboard', WORKOUT)
  const notification = aNotification({ path: WORKOUT })
  await openWorkout(notification, clients)
  expect(inFront()).toBe(`https://barra.test${WORKOUT}`)
  expect(urls()).toEqual(['https://barra.test/dashboard', `https://barra.test${WORKOUT}`])
  expect(notification.isClosed).toBe(true)
})

test('without one, the first tab goes to the workout', async () => {
  const { clients, inFront, urls } = windowsAt('/dashboard', '/workouts')
  await openWorkout(aNotification({ path: WORKOUT }), clients)
  expect(inFront()).toBe(`https://barra.test${WORKOUT}`)
  expect(urls()).toEqual([`https://barra.test${WORKOUT}`, 'https://barra.test/workouts'])
})

test('without a tab, a new one opens', async () => {
  const { clients, inFront } = windowsAt()
  await openWorkout(aNotification({ path: WORKOUT }), clients)
  expect(inFront()).toBe(`new ${WORKOUT}`)
})

test.each([
  ['no data', undefined],
  ['null', null],
  ['a text', WORKOUT],
  ['no path', { session: 's1' }],
  ['a number', { path: 7 }],
  ['another site', { path: '//evil.test/' }],
  ['an address', { path: 'https://evil.test/' }],
])('a notification leads nowhere but into the app: %s', async (_what, data) => {
  const { clients, inFront } = windowsAt()
  await openWorkout(aNotification(data), clients)
  expect(inFront()).toBe('new /')
})
