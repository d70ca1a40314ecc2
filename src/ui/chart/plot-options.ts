import uPlot from 'uplot'
import { timeLabelParts, timeRange, valueRange } from './chart-data.ts'

type PlotSetup = {
  readonly looks: readonly string[]
  readonly locale: string
  readonly width: number
  readonly height: number
  readonly axisFormat: (value: number) => string
  /** Undefined for none. Called on each drawing. */
  readonly goal: () => number | undefined
  readonly onCursor: (drawn: uPlot) => void
}

const LINE_COLOURS = ['--color-data', '--color-info', '--color-warning'] as const
const DAY_MS = 86_400_000
const MONTH_MS = 30 * DAY_MS
const YEAR_MS = 365 * DAY_MS
/** At least days: nobody trains by the hour. */
const TIME_STEPS = [
  ...[1, 2, 4, 7, 14].map((days) => days * DAY_MS),
  ...[1, 2, 3, 4, 6].map((months) => months * MONTH_MS),
  ...[1, 2, 5, 10].map((years) => years * YEAR_MS),
]
const LABEL_WIDTH_PX = 64
/** Half of a label. */
const EDGE_PX = 24
const AXIS_WIDTH_PX = 48
const AXIS_HEIGHT_PX = 32
/** Minimum distance for drawing separate points. */
const POINT_ROOM_PX = 12
const LINE_WIDTH_PX = 2

/** No zoom by dragging; instants in milliseconds. */
export function plotOptions(setup: PlotSetup): uPlot.Options {
  const { looks, locale, width, height } = setup
  const hasBars = looks.includes('bars')
  return {
    width,
    height,
    ms: 1,
    // The last label extends beyond the edge.
    padding: [null, EDGE_PX, null, null],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 9 }, y: false },
    scales: {
      x: {
        range: (plot, first, last) => {
          const points = plot.data[0].length
          return points === 0 ? [0, 1] : [...timeRange(first, last, hasBars, points)]
        },
      },
      y: {
        range: (_plot, lowest, highest) => {
          const goal = setup.goal()
          const [from, to] = [lowest ?? 0, highest ?? 0]
          return [...valueRange(Math.min(from, goal ?? from), Math.max(to, goal ?? to), hasBars)]
        },
      },
    },
    axes: [timeAxis(locale), valueAxis(setup.axisFormat)],
    series: [{}, ...looks.map((look, index) => lineOptions(look, index))],
    hooks: { drawClear: [thinWhereDense], setCursor: [setup.onCursor], draw: [(plot) => drawGoal(plot, setup.goal())] },
  }
}

function timeAxis(locale: string): uPlot.Axis {
  // Creating a formatter takes longer than formatting all labels, and each drawing needs several.
  const formats = new Map<number, Intl.DateTimeFormat>()
  return {
    stroke: () => colour('--color-quiet'),
    grid: { show: false },
    ticks: { show: false },
    font: FONT,
    incrs: TIME_STEPS,
    space: LABEL_WIDTH_PX,
    size: AXIS_HEIGHT_PX,
    values: (_plot, splits, _axis, _space, stepMs) => {
      const format = formats.get(stepMs) ?? new Intl.DateTimeFormat(locale, timeLabelParts(stepMs))
      formats.set(stepMs, format)
      return splits.map((instant) => format.format(instant))
    },
  }
}

function valueAxis(format: (value: number) => string): uPlot.Axis {
  return {
    stroke: () => colour('--color-quiet'),
    grid: { stroke: () => colour('--color-line'), width: 1 },
    ticks: { show: false },
    font: FONT,
    size: AXIS_WIDTH_PX,
    values: (_plot, splits) => splits.map((value) => format(value)),
  }
}

function lineOptions(look: string, index: number): uPlot.Series {
  const own = LINE_COLOURS[index % LINE_COLOURS.length] ?? '--color-data'
  const stroke = () => colour(own)
  if (look === 'points') {
    return { stroke, width: 0, paths: () => null, points: { show: true, size: 4, width: 0, fill: stroke } }
  }
  if (look === 'bars') return { stroke, fill: stroke, width: 0, points: { show: false }, paths: bars() }
  return {
    stroke,
    width: LINE_WIDTH_PX,
    spanGaps: true,
    points: { show: (plot) => pixelsPerPoint(plot) >= POINT_ROOM_PX, size: 6, width: 0, fill: stroke },
  }
}

/** A line that alternates at every other pixel is a smear, and slow to draw, unless it is as thin as possible. */
function thinWhereDense(plot: uPlot): void {
  const isDense = pixelsPerPoint(plot) < LINE_WIDTH_PX
  for (const series of plot.series) if (series.spanGaps) series.width = isDense ? 1 : LINE_WIDTH_PX
}

function pixelsPerPoint({ bbox, data }: uPlot): number {
  return bbox.width / devicePixelRatio / data[0].length
}

function bars(): uPlot.Series.PathBuilder {
  const make = uPlot.paths.bars
  if (!make) throw new Error('This build of the library has no bars')
  return make({ size: [0.7, 40], radius: 0.15 })
}

function drawGoal(plot: uPlot, goal: number | undefined): void {
  if (goal === undefined) return
  const { ctx, bbox } = plot
  const height = plot.valToPos(goal, 'y', true)
  ctx.save()
  ctx.strokeStyle = colour('--color-warning')
  ctx.lineWidth = 2 * devicePixelRatio
  ctx.setLineDash([6 * devicePixelRatio, 6 * devicePixelRatio])
  ctx.beginPath()
  ctx.moveTo(bbox.left, height)
  ctx.lineTo(bbox.left + bbox.width, height)
  ctx.stroke()
  ctx.restore()
}

const FONT = '12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'

const colours = new Map<string, string>()

/** Reading a style forces a layout, and each drawing needs a dozen: cached per theme. */
function colour(token: string): string {
  const key = `${document.documentElement.dataset['theme']} ${token}`
  const known = colours.get(key)
  if (known !== undefined) return known
  const read = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  colours.set(key, read)
  return read
}
