import type uPlot from 'uplot'

export const FONT = '12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'
const END_FONT = '700 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'
const END_GAP_PX = 8
const HALF_OF_TEXT_PX = 8

/** The last value of a line, written beside its end. */
export type LineEnd = {
  readonly at: number
  readonly value: number
  readonly text: string
}

/** Above the end instead of beside it, the text takes no width from a small plot. */
const NARROW_PX = 350
export const ABOVE_PX = 24

export function isAbove(end: LineEnd | undefined, isSmall: boolean, width: number): boolean {
  return end !== undefined && isSmall && width < NARROW_PX
}

/** The room that the text at the end needs beside the plot. */
export function endRoom(end: LineEnd | undefined): number {
  return end ? textWidth(end.text, END_FONT) + END_GAP_PX : 0
}

export function drawEnd(plot: uPlot, end: LineEnd | undefined, above: boolean): void {
  if (!end) return
  const { ctx, bbox } = plot
  const half = HALF_OF_TEXT_PX * devicePixelRatio
  const height = plot.valToPos(end.value, 'y', true)
  const from = plot.valToPos(end.at, 'x', true)
  ctx.save()
  ctx.font = scaled(END_FONT)
  ctx.fillStyle = colour('--color-text')
  ctx.textAlign = above ? 'right' : 'left'
  ctx.textBaseline = 'middle'
  if (above) {
    ctx.fillText(end.text, from + half, height - 2 * half)
    ctx.restore()
    return
  }
  ctx.fillText(
    end.text,
    from + END_GAP_PX * devicePixelRatio,
    Math.min(bbox.top + bbox.height - half, Math.max(bbox.top + half, height)),
  )
  ctx.restore()
}

const HALO_PX = 6

/** Under a line over bars, whose colors are too much alike: after the bars, before the line itself. */
export function drawHalo(plot: uPlot, series: number): void {
  const { ctx, data } = plot
  ctx.save()
  ctx.strokeStyle = colour('--color-surface')
  ctx.lineWidth = HALO_PX * devicePixelRatio
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const [index, value] of (data[series] ?? []).entries()) {
    const at = data[0][index]
    if (typeof value !== 'number' || at === undefined) continue
    ctx.lineTo(plot.valToPos(at, 'x', true), plot.valToPos(value, 'y', true))
  }
  ctx.stroke()
  ctx.restore()
}

export function drawGoal(plot: uPlot, goal: number | undefined): void {
  if (goal === undefined) return
  const { ctx, bbox } = plot
  const height = plot.valToPos(goal, 'y', true)
  ctx.save()
  ctx.strokeStyle = colour('--color-text')
  ctx.lineWidth = 2 * devicePixelRatio
  ctx.setLineDash([6 * devicePixelRatio, 6 * devicePixelRatio])
  ctx.beginPath()
  ctx.moveTo(bbox.left, height)
  ctx.lineTo(bbox.left + bbox.width, height)
  ctx.stroke()
  ctx.restore()
}

/** The library draws in device pixels. */
function scaled(font: string): string {
  return font.replace(/(\d+)px/, (_, size: string) => `${Number(size) * devicePixelRatio}px`)
}

const widths = new Map<string, number>()
let ruler: CanvasRenderingContext2D | null | undefined

/** In CSS pixels, without a layout. */
export function textWidth(text: string, font: string): number {
  const key = `${font} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return 0
  ruler.font = font
  const { width } = ruler.measureText(text)
  widths.set(key, width)
  return width
}

const colours = new Map<string, string>()

/** Reading a style forces a layout, and each drawing needs a dozen: cached per theme. */
export function colour(token: string): string {
  const key = `${document.documentElement.dataset['theme']} ${token}`
  const known = colours.get(key)
  if (known !== undefined) return known
  const read = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  colours.set(key, read)
  return read
}
