import type { Navigator } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { turnPages } from './turn-pages.ts'

const fetching = vi.hoisted(() => ({ fetched: Promise.resolve() }))

vi.mock('../fetch-screen.ts', () => ({
  screenAt: (path: string) => ({ path }),
  fetchScreen: () => fetching.fetched,
}))

const ADDRESS = location.href

beforeEach(() => {
  fetching.fetched = Promise.resolve()
  onTestFinished(() => history.replaceState(null, '', ADDRESS))
})

/** A page at `from` with a link to `to`, whose click pushes. */
function open(from: string, to: string) {
  history.replaceState(null, '', from)
  const pushed: string[] = []
  const navigator = { push: (path: string) => void pushed.push(path) } as unknown as Navigator
  onTestFinished(turnPages(navigator, () => Promise.resolve()))
  const link = Object.assign(document.createElement('a'), { href: to, textContent: to })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    navigator.push(to)
  })
  document.body.append(link)
  onTestFinished(() => link.remove())
  const touch = () => link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  return { pushed, navigator, link, touch }
}

const turn = () => document.documentElement.dataset['turn']

/** The transitions that were begun. */
function transitions() {
  const started: ViewTransition[] = []
  const original = document.startViewTransition.bind(document)
  const spy = vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    const transition = original(update)
    started.push(transition)
    return transition
  })
  onTestFinished(() => spy.mockRestore())
  return started
}

test('a tapped item turns, once the old screen is a picture', async () => {
  const started = transitions()
  const { pushed, link, touch } = open('/profile', '/profile/data')
  touch()
  await fetching.fetched
  link.click()
  expect([turn(), pushed]).toEqual(['in', []])
  await started[0]?.updateCallbackDone
  expect(pushed).toEqual(['/profile/data'])
  await started[0]?.finished
  await vi.waitFor(() => expect(turn()).toBeUndefined())
})

test('a screen whose code is on its way comes at once, without a turn', () => {
  const started = transitions()
  fetching.fetched = new Promise(() => undefined)
  const { pushed, link, touch } = open('/profile', '/profile/data')
  touch()
  link.click()
  expect([pushed, started]).toEqual([['/profile/data'], []])
})

test('nothing turns that was not tapped, and nothing beside the list', async () => {
  const started = transitions()
  const { pushed, navigator, touch } = open('/profile', '/profile/data')
  touch()
  await fetching.fetched
  navigator.push('/profile/data')
  const beside = open('/profile', '/workouts')
  beside.touch()
  await fetching.fetched
  beside.link.click()
  expect([pushed, beside.pushed, started]).toEqual([['/profile/data'], ['/workouts'], []])
})

test('the mark of a turn stays for the one that follows it', async () => {
  const started = transitions()
  const { link, touch } = open('/profile', '/profile/data')
  touch()
  await fetching.fetched
  link.click()
  link.click()
  await started[0]?.finished.catch(() => undefined)
  expect(turn()).toBe('in')
  await started[1]?.finished
  await vi.waitFor(() => expect(turn()).toBeUndefined())
})

test('a device that is slow at pictures turns no more', async () => {
  const started = transitions()
  const { pushed, link, touch } = open('/profile', '/profile/data')
  touch()
  await fetching.fetched
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(60)
  onTestFinished(() => clock.mockRestore())
  link.click()
  await started[0]?.finished
  link.click()
  expect([started.length, pushed.length]).toEqual([1, 2])
})
