import type { Look } from './chart-line.ts'

/** The name of the style of a line's sign in the legend and in the tooltip. */
export function keyOf(look: Look, line: number): 'line0' | 'line1' | 'line2' | 'points' | 'hollow' | 'marks' {
  if (look === 'points' || look === 'hollow' || look === 'marks') return look
  return line === 0 ? 'line0' : line === 1 ? 'line1' : 'line2'
}
