import { expect, test } from 'vitest'
import type { Sight } from '../sight.ts'
import type { Closing } from '../story.ts'
import { aLayer, aMoment, aSight } from './a-moment.ts'
import { OverlayWatch } from './overlays.ts'

const PATH = '/exercises'
const list = (given: Partial<Sight> = {}) => aSight({ path: PATH, scroll: 900, ...given })
const sheet = (given: Partial<Sight> = {}) =>
  aSight({ path: `${PATH}?exercise=row`, scroll: 900, layers: [aLayer()], ...given })

/** The faults found when a sheet is opened and then closed, with `after` as the screen that follows. */
function closedTo(after: Sight, way: Closing = 'escape'): readonly string[] {
  const watch = new OverlayWatch()
  expect(watch.check(aMoment({ before: list(), after: sheet() }))).toEqual([])
  return watch.check(aMoment({ step: { kind: 'close', way, target: null }, before: sheet(), after }))
}

test('a sheet that closes, with everything where it was, is no fault', () => {
  expect(closedTo(list())).toEqual([])
})

test.each(['escape', 'button', 'beside', 'back', 'swipe'] as const)(
  'a sheet that is not closed by %s is found',
  (way) => {
    expect(closedTo(sheet(), way)).toEqual([`dialog “Exercise” is not closed by ${way}`])
  },
)

test('a question instead of a closing is none', () => {
  expect(closedTo(sheet({ layers: [aLayer(), aLayer({ kind: 'alertdialog', name: 'Discard?' })] }))).toEqual([])
})

test('Escape clears the words of a search first', () => {
  const before = sheet({ isSearching: true })
  const step = { kind: 'close', way: 'escape', target: null } as const
  expect(new OverlayWatch().check(aMoment({ step, before, after: sheet() }))).toEqual([])
})

test('a sheet that takes the screen below it along is found', () => {
  expect(closedTo(aSight({ path: '/dashboard', scroll: 900 }))[0]).toContain('leads from /exercises to /dashboard')
})

test('a list that lost its place is found, unless it has become that short', () => {
  expect(closedTo(list({ scroll: 0 }))[0]).toContain('the page was at 900 and is at 0')
  expect(closedTo(list({ scroll: 500, maxScroll: 500 }))).toEqual([])
})

test('a focus that nobody has afterwards is found', () => {
  expect(closedTo(list({ focus: null }))[0]).toContain('is nowhere')
})

test('Back over a sheet that goes several steps is found', () => {
  const after = aSight({ path: '/dashboard', entry: { key: 'other', index: 0 } })
  const watch = new OverlayWatch()
  const before = sheet({ entry: { key: 'sheet', index: 3 } })
  const said = watch.check(aMoment({ step: { kind: 'close', way: 'back', target: null }, before, after }))
  expect(said).toEqual(['Back over dialog “Exercise” goes 3 steps'])
})

test('where a browser lets no page keep Back, the screen is left, which may be a part of the one before', () => {
  const editor = aSight({ path: '/session?edit', scroll: 900, entry: { key: 'editor', index: 2 } })
  const before = { ...editor, layers: [aLayer({ isHistoryStep: false })] }
  const watch = new OverlayWatch()
  expect(watch.check(aMoment({ before: editor, after: before }))).toEqual([])
  const step = { kind: 'close', way: 'back', target: null } as const
  const after = aSight({ path: '/session', scroll: 0, entry: { key: 'result', index: 1 } })
  expect(watch.check(aMoment({ step, before, after }))).toEqual([])
})

test('a sheet in place of a menu lies over what the menu lay over', () => {
  const watch = new OverlayWatch()
  const menu = list({ layers: [aLayer({ kind: 'menu', name: 'Options' })] })
  const after = list({ layers: [aLayer()] })
  expect(watch.check(aMoment({ before: list(), after: menu }))).toEqual([])
  expect(watch.check(aMoment({ before: menu, after }))).toEqual([])
  const close = { kind: 'close', way: 'button', target: null } as const
  expect(watch.check(aMoment({ step: close, before: after, after: list({ scroll: 100 }) }))[0]).toContain('at 900')
})

test('what lies beneath a sheet may be elsewhere once texts are larger', () => {
  const watch = new OverlayWatch()
  watch.check(aMoment({ before: list(), after: sheet() }))
  watch.check(aMoment({ step: { kind: 'text size', percent: 150 }, before: sheet(), after: sheet({ scroll: 1_400 }) }))
  const close = { kind: 'close', way: 'escape', target: null } as const
  expect(watch.check(aMoment({ step: close, before: sheet(), after: list({ scroll: 1_400 }) }))).toEqual([])
})
