import '#ui/base.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { classNames } from '#ui/class-names.ts'
import { render } from '../../../../tests/support/render.tsx'
import styles from './exercise-detail.module.css'

/** On how many lines a word stands. */
function linesOf(element: Element, word: string): number {
  const [text] = element.childNodes
  if (!text) return 0
  const range = document.createRange()
  const start = (text.textContent ?? '').indexOf(word)
  range.setStart(text, start)
  range.setEnd(text, start + word.length)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

test.each([252, 320, 600])('no word of an exercise’s name is broken beside its buttons in %i px', (width) => {
  render(
    <div style={{ inlineSize: width }}>
      <div className={styles.detail}>
        <div className={classNames(styles.head, styles.titled)}>
          <h2 className={styles.title}>Levantamento terra romeno</h2>
          <button type="button" style={{ inlineSize: 88, blockSize: 44 }}>
            Star
          </button>
        </div>
      </div>
    </div>,
  )
  const title = page.getByRole('heading').element()
  expect(['Levantamento', 'terra', 'romeno'].map((word) => linesOf(title, word))).toEqual([1, 1, 1])
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
})
