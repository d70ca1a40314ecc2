import { html, svg } from './build-element.ts'
import styles from './landing.module.css'
import type { LandingMessages } from './messages/en-US.ts'

/** Four empty bars of signal at one end, a loaded barbell at the other: the name in a picture. */
export function loadedBar(): SVGElement {
  const bars = [18, 34, 50, 66].map((height, index) =>
    svg('rect', { class: styles.signal, x: 4 + index * 22, y: 84 - height, width: 14, height, rx: 4 }),
  )
  const plates = [
    { x: 420, width: 14, height: 92 },
    { x: 438, width: 14, height: 92 },
    { x: 456, width: 10, height: 64 },
    { x: 470, width: 8, height: 40 },
  ].map(({ x, width, height }) => svg('rect', { class: styles.plate, x, y: 50 - height / 2, width, height, rx: 4 }))
  return svg(
    'svg',
    { class: styles.bar, viewBox: '0 0 520 100', 'aria-hidden': 'true' },
    ...bars,
    svg('rect', { class: styles.shaft, x: 108, y: 46, width: 408, height: 8, rx: 4 }),
    svg('rect', { class: styles.shaft, x: 404, y: 38, width: 12, height: 24, rx: 3 }),
    ...plates,
  )
}

/** What the screen says of three sets in a basement. A picture of it, so readers get one sentence. */
export function receipt(t: LandingMessages): HTMLElement {
  const rows = t['receipt.rows']
    .split('|')
    .map((row) =>
      html(
        'li',
        { class: styles.row },
        html('span', { class: 'numerals' }, row),
        html('span', { class: styles.tick }, '✓'),
      ),
    )
  return html(
    'figure',
    { class: styles.receipt },
    html(
      'div',
      { 'aria-hidden': 'true' },
      html('p', { class: styles.noSignal }, t['receipt.signal']),
      html('p', { class: styles.exercise }, t['receipt.exercise']),
      html('ul', { class: styles.rows, role: 'list' }, ...rows),
      html('p', { class: styles.saved }, t['receipt.saved']),
    ),
    html('figcaption', { class: 'visually-hidden' }, t['receipt.caption']),
  )
}
