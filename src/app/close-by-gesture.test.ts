import { expect, test, vi } from 'vitest'
import { closeByGesture } from './close-by-gesture.ts'

const layers = vi.hoisted((): { top: { close: () => void; isHistoryStep: boolean } | undefined } => ({
  top: undefined,
}))
const swipes = vi.hoisted(() => vi.fn())

vi.mock(import('#ui/top-layer.ts'), () => ({ topLayer: () => layers.top }))
vi.mock(import('#ui/close-by-swipe.ts'), () => ({ closeBySwipe: swipes }))

const BACK = { navigationType: 'traverse', userInitiated: true, cancelable: true, to: 3, from: 4 as number | undefined }

/** Navigates, with something open on the screen; returns whether it was closed and whether the screen stayed. */
function navigate(given: Partial<typeof BACK>, layer: { isHistoryStep: boolean } | null = { isHistoryStep: false }) {
  const { from, to, ...how } = { ...BACK, ...given }
  const currentEntry = from === undefined ? null : { index: from }
  const navigation = Object.assign(new EventTarget(), { currentEntry })
  vi.stubGlobal('navigation', navigation)
  const close = vi.fn()
  layers.top = layer ? { ...layer, close } : undefined
  closeByGesture()
  const event = new Event('navigate', { cancelable: true })
  navigation.dispatchEvent(
    Object.defineProperties(Object.assign(event, { destination: { index: to } }), {
      navigationType: { value: how.navigationType },
      userInitiated: { value: how.userInitiated },
      cancelable: { value: how.cancelable },
    }),
  )
  return { isClosed: close.mock.calls.length === 1, isStopped: event.defaultPrevented }
}

test('back closes what is open and stays on the screen', () => {
  expect(navigate({})).toEqual({ isClosed: true, isStopped: true })
})

test.each<[string, Partial<typeof BACK>]>([
  ['a step forward', { to: 5 }],
  ['a step to the entry itself', { to: 4 }],
  ['a link', { navigationType: 'push' }],
  ['a step of the app itself', { userInitiated: false }],
  ['a step that the browser lets nobody stop', { cancelable: false }],
  ['a step from no entry', { from: undefined }],
])('%s leaves what is open alone', (_step, given) => {
  expect(navigate(given)).toEqual({ isClosed: false, isStopped: false })
})

test('back leaves the screen where nothing is open, or what is open is a step of the history itself', () => {
  expect(navigate({}, null)).toEqual({ isClosed: false, isStopped: false })
  expect(navigate({}, { isHistoryStep: true })).toEqual({ isClosed: false, isStopped: false })
})

test('a browser without the navigation API has its swipes alone', () => {
  vi.stubGlobal('navigation', undefined)
  Reflect.deleteProperty(globalThis, 'navigation')
  swipes.mockClear()
  closeByGesture()
  expect(swipes).toHaveBeenCalledOnce()
})
