import { expect, test } from 'vitest'
import { aMoment, aSight } from './a-moment.ts'
import { PlaceWatch } from './places.ts'

const list = (scroll: number, maxScroll = 5_000) =>
  aSight({ path: '/workout/all/sessions', entry: { key: 'list', index: 1 }, scroll, maxScroll })
const session = aSight({ path: '/workout/a/completed', entry: { key: 'session', index: 2 } })

function returnedTo(after: ReturnType<typeof list>): readonly string[] {
  const watch = new PlaceWatch()
  expect(watch.check(aMoment({ before: list(4_000), after: session }))).toEqual([])
  return watch.check(aMoment({ step: { kind: 'back' }, before: session, after }))
}

test('who returns to a list is where they left it', () => {
  expect(returnedTo(list(4_000))).toEqual([])
  expect(returnedTo(list(3_000, 3_000)), 'it has become shorter').toEqual([])
})

test('a place that was lost is found', () => {
  expect(returnedTo(list(0))[0]).toContain('was left at 4000, and is at 0')
})

test('a list below a notice that has come is at its place, as its rows are', () => {
  const row = { text: 'Legs 3 days ago', top: 320 }
  const watch = new PlaceWatch()
  watch.check(aMoment({ before: { ...list(566), anchors: [row] }, after: session }))
  const returned = (anchors: (typeof row)[]) =>
    watch.check(aMoment({ step: { kind: 'back' }, before: session, after: { ...list(614), anchors } }))
  expect(returned([{ ...row, top: 321 }])).toEqual([])
  watch.check(aMoment({ before: { ...list(566), anchors: [row] }, after: session }))
  expect(returned([{ ...row, top: 272 }])).toHaveLength(1)
})

test('nothing is expected where it was once the device was turned', () => {
  const watch = new PlaceWatch()
  watch.check(aMoment({ before: list(4_000), after: session }))
  watch.check(aMoment({ step: { kind: 'turn' }, before: session, after: session }))
  expect(watch.check(aMoment({ step: { kind: 'back' }, before: session, after: list(0) }))).toEqual([])
})
