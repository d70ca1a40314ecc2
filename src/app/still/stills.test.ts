import { beforeEach, expect, test, vi } from 'vitest'
import { executionPath } from '#contract/routes.ts'
import { anId } from '../../../tests/builders.ts'
import { refuseStorage, stubStorage } from '../../../tests/support/stub-storage.ts'
import { hasStill, occasionOf, readStill, type Still, writeStill } from './stills.ts'

const HERE = { account: 'ana', build: 'b1', locale: 'pt-BR', width: 390 }
const STILL: Still = {
  ...HERE,
  shownFrom: 1_000,
  shownUntil: 2_000,
  html: '<main>Hi</main>',
  styles: ['/a.css'],
  css: 'p {}',
  scrollY: 12,
  ticks: null,
}
const WORKOUT = executionPath(anId())
const EARLIER = executionPath(anId())
const MAX_LENGTH = 200_000

let stored: Map<string, string>
const kept = () => [...stored.keys()].map((key) => key.replace('barra.still:', ''))

beforeEach(() => {
  stored = stubStorage()
})

test.each([
  ['/dashboard', true],
  ['/workouts', true],
  ['/workout/all/sessions', true],
  ['/exercises', true],
  [WORKOUT, true],
  ['/workout/execute', false],
  ['/workouts/execute', false],
  ['/profile', false],
  ['/', false],
])('whether the screen at %s is kept: %s', (path, isKept) => {
  expect(hasStill(path)).toBe(isKept)
  writeStill(path, STILL)
  expect(readStill(path, HERE, 1_500)).toEqual(isKept ? STILL : null)
})

test('a still is shown to the same person with the same build, language and width alone', () => {
  writeStill('/dashboard', STILL)
  const others = { account: 'bea', build: 'b2', locale: 'es-ES', width: 844 }
  for (const [fact, other] of Object.entries(others)) {
    expect(readStill('/dashboard', { ...HERE, [fact]: other }, 1_500), fact).toBeNull()
  }
  expect(readStill('/workouts', HERE, 1_500)).toBeNull()
})

test('a still that speaks of today is shown from its making until the day is over', () => {
  writeStill('/dashboard', STILL)
  const isShown = (nowMs: number) => readStill('/dashboard', HERE, nowMs) !== null
  expect([999, 1_000, 1_999, 2_000].map(isShown)).toEqual([false, true, true, false])
})

test('without a build, as in development, there is no still', () => {
  writeStill('/dashboard', { ...STILL, build: '' })
  expect(readStill('/dashboard', { ...HERE, build: '' }, 1_500)).toBeNull()
})

test.each(['no JSON', '[]', 'null', '"text"'])('what is no still is not shown: %s', (text) => {
  stored.set('barra.still:/dashboard', text)
  expect(readStill('/dashboard', HERE, 1_500)).toBeNull()
})

test('of running workouts the latest alone is kept, beside the lists', () => {
  writeStill('/dashboard', STILL)
  writeStill(EARLIER, STILL)
  writeStill(WORKOUT, STILL)
  expect(kept()).toEqual(['/dashboard', WORKOUT])
  // It is written again as it goes on, and lists leave it alone.
  writeStill(WORKOUT, STILL)
  writeStill('/workouts', STILL)
  expect(kept()).toEqual(['/dashboard', WORKOUT, '/workouts'])
})

test('a screen too long for the storage is not kept, and neither is what it showed before', () => {
  const ofLength = (html: number, css: number | null): Still => ({
    ...STILL,
    html: 'x'.repeat(html),
    css: css === null ? null : 'y'.repeat(css),
  })
  writeStill('/dashboard', ofLength(MAX_LENGTH - 10, 10))
  writeStill('/workouts', ofLength(MAX_LENGTH, null))
  expect(kept()).toEqual(['/dashboard', '/workouts'])
  writeStill('/dashboard', ofLength(MAX_LENGTH - 10, 11))
  writeStill('/workouts', ofLength(MAX_LENGTH + 1, null))
  expect(kept()).toEqual([])
})

test('a storage without room keeps no older still in the place of a newer one', () => {
  const removed: string[] = []
  refuseStorage('localStorage', 'full')
  vi.spyOn(localStorage, 'removeItem').mockImplementation((key) => void removed.push(key))
  writeStill('/dashboard', STILL)
  expect(removed).toEqual(['barra.still:/dashboard'])
})

test('an occasion has the build and the width of this page', () => {
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'b1' } } })
  expect(occasionOf('ana', 'pt-BR')).toEqual(HERE)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  expect(occasionOf('ana', 'pt-BR')).toEqual({ ...HERE, build: '' })
})
