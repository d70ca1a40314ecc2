import { expect, onTestFinished, test } from 'vitest'
import { BEHIND_STILL, dropStill, type ShownStill } from './shown-still.ts'

/** A still with one control, which was used. */
function aStill(control: string) {
  const root = document.createElement('div')
  root.className = BEHIND_STILL
  const element = document.createElement('div')
  element.innerHTML = control
  document.body.append(root, element)
  const styles = new CSSStyleSheet()
  document.adoptedStyleSheets = [styles]
  onTestFinished(() => {
    root.remove()
    document.adoptedStyleSheets = []
  })
  const taps: ShownStill['taps'] = {
    completed: () => [],
    written: async () => undefined,
    settled: async () => undefined,
    waiting: () => element.querySelector<HTMLElement>('a, button'),
  }
  return { root, still: { origin: 'kept', element, styles, taps } as const }
}

test.each([
  ['a link that waits is followed', '<a href="#there">There</a>', '#there'],
  ['another control is not used again', '<button>Menu</button>', ''],
])('a still that is dropped leaves the screen to the app, and %s', (_what, control, hash) => {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  const { root, still } = aStill(control)
  dropStill(root, still)
  expect([still.element.isConnected, root.className, document.adoptedStyleSheets]).toEqual([false, '', []])
  expect(location.hash).toBe(hash)
})
