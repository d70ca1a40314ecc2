import { expect, test, vi } from 'vitest'
import { runHook } from '../../../tests/support/run-hook.ts'
import { soon } from '../../../tests/support/soon.ts'
import { useKept } from './use-kept.ts'

/** A place on the disk that answers when the test says so. */
function aPlace() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { read: vi.fn(() => promise), answer: resolve, refuse: reject }
}

const showKept = ({ read }: ReturnType<typeof aPlace>) =>
  runHook((given: () => Promise<string>) => useKept(given, 'nothing'), read)

test('a screen shows what is kept once it is found, and reads it once', async () => {
  const place = aPlace()
  const screen = showKept(place)
  screen.redraw(place.read)
  place.answer('a draft')
  await soon(() => expect(screen.current()).toBe('a draft'))
  screen.redraw(place.read)
  expect(screen.drawn).toEqual([undefined, undefined, 'a draft', 'a draft'])
  expect(place.read).toHaveBeenCalledOnce()
})

test('where the browser refuses, a screen shows what it says of nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const place = aPlace()
  const screen = showKept(place)
  place.refuse(new Error('not allowed'))
  await soon(() => expect(screen.current()).toBe('nothing'))
  expect(warned).toHaveBeenCalledOnce()
})

test('a screen for something else shows nothing of what it was for before, even if that is found later', async () => {
  const [earlier, later, last] = [aPlace(), aPlace(), aPlace()]
  const screen = showKept(earlier)
  screen.redraw(later.read)
  later.answer('of the later')
  await soon(() => expect(screen.current()).toBe('of the later'))
  earlier.answer('of the earlier')
  await earlier.read()
  screen.redraw(last.read)
  last.answer('of the last')
  await soon(() => expect(screen.current()).toBe('of the last'))
  expect(screen.drawn).toEqual([undefined, undefined, 'of the later', undefined, 'of the last'])
})
