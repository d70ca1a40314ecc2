import '#ui/base.css'
import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { HeadSelect } from './head-select.tsx'
import styles from './set-table.module.css'

const UNITS = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const

/** Of a table's only column, as wide as this. */
function head(px: number) {
  const place = render(
    <table className={styles.table} style={{ inlineSize: `${px}px` }}>
      <thead>
        <tr>
          <th scope="col">
            <HeadSelect label="Unit" value="kg" options={UNITS} onChange={() => undefined} />
          </th>
        </tr>
      </thead>
    </table>,
  )
  const [column, control] = [place.querySelector('th'), place.querySelector('th > span')]
  const word = control?.querySelector('span')
  if (!column || !control || !word) throw new Error('no head')
  const range = document.createRange()
  range.selectNodeContents(word)
  return {
    column: column.getBoundingClientRect(),
    control: control.getBoundingClientRect(),
    lines: range.getClientRects(),
  }
}

test.each([44, 60, 120])('a head keeps its unit on one line, within a column of %i px', (px) => {
  const { column, control, lines } = head(px)
  expect(lines.length).toBe(1)
  expect(control.left).toBeGreaterThanOrEqual(column.left)
  expect(control.right).toBeLessThanOrEqual(column.right)
})

test('with room, the word is in the middle of its column', () => {
  const { column, lines } = head(120)
  const [word] = lines
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2
  expect(middleOf(word ?? new DOMRect())).toBeCloseTo(middleOf(column), 0)
})
