import type { Look } from './chart-line.ts'

/** Whether it is drawn in the color of its place among the lines and bars. */
function isColored(look: Look): look is 'line' | 'bars' {
  return look === 'line' || look === 'bars'
}

/** The place of a line or of bars among those of a chart: readings before it take none of the colors. */
export function colorPlace(looks: readonly Look[], index: number): number {
  return looks.slice(0, index).filter(isColored).length
}

/** The name of the style of a line's sign in the legend and in the tooltip. */
export function keyOf(looks: readonly Look[], index: number): 'line0' | 'line1' | 'points' | 'hollow' | 'marks' {
  const look = looks[index] ?? 'line'
  if (!isColored(look)) return look
  return colorPlace(looks, index) === 0 ? 'line0' : 'line1'
}
