import { expect, test } from 'vitest'
import { linesWith, sourceFiles } from '../../tests/support/source-files.ts'
import { createSignal, createStore } from './store.ts'

test('a listener is called after every change, and no more once it has left', () => {
  const store = createStore('one')
  const seen: string[] = []
  const leave = store.subscribe(() => seen.push(store.current()))
  store.set('two')
  store.set('two')
  store.set('three')
  leave()
  store.set('four')
  expect(seen).toEqual(['two', 'three'])
  expect(store.current()).toBe('four')
})

test('a listener that comes or leaves while a change is told does not disturb the others', () => {
  const signal = createSignal<[name: string]>()
  const heard: string[] = []
  const leave = signal.subscribe((name) => {
    leave()
    signal.subscribe((next) => heard.push(`late ${next}`))
    heard.push(`first ${name}`)
  })
  signal.subscribe((name) => heard.push(`second ${name}`))
  signal.emit('a')
  signal.emit('b')
  expect(heard).toEqual(['first a', 'second a', 'second b', 'late b'])
})

// Written by hand, such a mechanism differs a little each time: when it calls back, and whom.

/** `ui` knows nothing of ours, and these two follow a browser or wait, without a value. */
const ALLOWED = [
  'src/shared/store.ts',
  'src/shared/use-store.ts',
  // Ends in the very event in which the page is put aside.
  'src/shared/page-life/end-with-page.ts',
  'src/ui/open-modals.ts',
  'workers/wake.ts',
]

test('no other file keeps listeners, or follows a store, by hand', () => {
  const files = sourceFiles('{src,workers,sw}/**/*.{ts,tsx}').filter(({ name }) => !ALLOWED.includes(name))
  expect(files.length).toBeGreaterThan(500)
  expect(linesWith(/new Set<\(|\b(?:const|let) \w*[lL]isteners\b|\buseSyncExternalStore\b/, files)).toEqual([])
})
