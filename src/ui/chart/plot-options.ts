import uPlot from 'uplot'
import { tickRoom, timeLabel, timeLabelParts, timeRange, valueLabels, valueRange } from './chart-data.ts'
import { colorPlace } from './chart-key.ts'
import type { Look } from './chart-line.ts'
import {
  ABOVE_PX,
  colour,
  drawEnd,
  drawGoal,
  drawHalo,
  endRoom,
  FONT,
  isAbove,
  type LineEnd,
  textWidth,
} from './plot-drawing.ts'

export type PlotSetup = {
  readonly looks: readonly Look[]
  readonly locale: string
  readonly timeZone: string
  readonly width: number
  readonly height: number
  readonly isSmall: boolean
  readonly axisFormat: (value: number) => string
  readonly unit: string | undefined
  /** The lowest value is at the top. */
  readonly isTurned: boolean
  /** Undefined for none. Called on each drawing, as the two below. */
  readonly goal: () => number | undefined
  readonly end: () => LineEnd | undefined
  readonly onCursor: (drawn: uPlot) => void
}

const LINE_COLOURS = ['--color-data', '--color-text'] as const
const DAY_MS = 86_400_000
const MONTH_MS = 30 * DAY_MS
const YEAR_MS = 365 * DAY_MS
/** At least days: nobody trains by the hour. */
const TIME_STEPS = [
  ...[1, 2, 4, 7, 14].map((days) => days * DAY_MS),
  ...[1, 2, 3, 4, 6].map((months) => months * MONTH_MS),
  ...[1, 2, 5, 10].map((years) => years * YEAR_MS),
]
const LABEL_GAP_PX = 16
const LABEL_HEIGHT_PX = 24
/** Half of a label. */
const EDGE_PX = 24
/** Beside bars, which end before the edge. */
const BARS_EDGE_PX = 8
/** September: few short months are longer. */
const LONG_MONTH = Date.UTC(2026, 8, 15)
const AXIS_GAP_PX = 12
/** As the library would leave for half of the top label. */
const TOP_PX = 17
const AXIS_HEIGHT_PX = 32
/** The lowest value stands beside the axis, and the first day below it. */
const AXIS_LABEL_GAP_PX = 10
/** Minimum distance for drawing separate points. */
const POINT_ROOM_PX = 12
const LINE_WIDTH_PX = 2

/** No zoom by dragging; instants in milliseconds. */
export function plotOptions(setup: PlotSetup): uPlot.Options {
  const { looks, width, height } = setup
  const above = (plot: uPlot) => isAbove(setup.end(), setup.isSmall, plot.width)
  const hasBars = looks.includes('bars')
  const rightRoom = (plot: uPlot) =>
    above(plot) ? LABEL_HEIGHT_PX / 2 : Math.max(hasBars ? BARS_EDGE_PX : EDGE_PX, endRoom(setup.end()))
  return {
    width,
    height,
    ms: 1,
    ...(setup.timeZone !== deviceZone() && { tzDate: (instant) => uPlot.tzDate(new Date(instant), setup.timeZone) }),
    // The last label extends beyond the edge of a line, and the end of the line has its value beside it.
    padding: [(plot) => (above(plot) ? ABOVE_PX : TOP_PX), rightRoom, null, null],
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
        dir: setup.isTurned ? -1 : 1,
        range: (_plot, lowest, highest) => {
          const goal = setup.goal()
          const [from, to] = [lowest ?? 0, highest ?? 0]
          return [...valueRange(Math.min(from, goal ?? from), Math.max(to, goal ?? to), hasBars)]
        },
      },
    },
    axes: [timeAxis(setup, rightRoom), valueAxis(setup)],
    series: [{}, ...looks.map((look, index) => seriesOf(look, colorPlace(looks, index), looks.includes('points')))],
    hooks: {
      drawClear: [thinWhereDense],
      setCursor: [setup.onCursor],
      drawSeries: [(plot, drawn) => hasLineOver(looks, drawn) && drawHalo(plot, drawn + 1)],
      draw: [(plot) => drawGoal(plot, setup.goal()), (plot) => drawEnd(plot, setup.end(), above(plot))],
    },
  }
}

/** On its clock, the days of the axis begin without a computation. */
function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Whether this series, counted from 1, is bars, and the next one a line. */
function hasLineOver(looks: readonly Look[], series: number): boolean {
  return looks[series - 1] === 'bars' && looks[series] === 'line'
}

/** Without a label that the edge would cut. */
function timeAxis({ locale, timeZone }: PlotSetup, rightRoom: (plot: uPlot) => number): uPlot.Axis {
  // Creating a formatter takes longer than formatting all labels, and each drawing needs several.
  const formats = new Map<number, Intl.DateTimeFormat>()
  const formatOf = (stepMs: number) => {
    const format = formats.get(stepMs) ?? new Intl.DateTimeFormat(locale, { ...timeLabelParts(stepMs), timeZone })
    formats.set(stepMs, format)
    return format
  }
  const room = () => textWidth(timeLabel(formatOf(MONTH_MS), LONG_MONTH), FONT) + LABEL_GAP_PX
  return {
    stroke: () => colour('--color-quiet'),
    grid: { show: false },
    ticks: { show: false },
    font: FONT,
    incrs: TIME_STEPS,
    space: (_plot, _axis, _from, _to, length) => tickRoom(length, room()),
    size: AXIS_HEIGHT_PX,
    gap: AXIS_LABEL_GAP_PX,
    values: (plot, splits, _axis, _space, stepMs) =>
      splits.map((instant) => {
        const label = timeLabel(formatOf(stepMs), instant)
        const end = plot.valToPos(instant, 'x') + textWidth(label, FONT) / 2
        return end > plot.bbox.width / devicePixelRatio + rightRoom(plot) ? '' : label
      }),
  }
}

function valueAxis({ axisFormat, unit }: PlotSetup): uPlot.Axis {
  return {
    stroke: () => colour('--color-quiet'),
    grid: { stroke: () => colour('--color-line'), width: 1 },
    ticks: { show: false },
    font: FONT,
    space: (_plot, _axis, _from, _to, length) => tickRoom(length, LABEL_HEIGHT_PX),
    size: (_plot, labels) => Math.max(0, ...(labels ?? []).map((label) => textWidth(label, FONT))) + AXIS_GAP_PX,
    values: (_plot, splits) => [...valueLabels(splits, axisFormat, unit)],
  }
}

/** A line beside points for its sessions has none of its own. */
function seriesOf(look: Look, place: number, hasPoints: boolean): uPlot.Series {
  const own = LINE_COLOURS[place] ?? '--color-data'
  const stroke = () => colour(own)
  switch (look) {
    case 'line':
      return {
        stroke,
        width: LINE_WIDTH_PX,
        spanGaps: true,
        points: {
          show: (plot) => !hasPoints && pixelsPerPoint(plot) >= POINT_ROOM_PX,
          size: 6,
          width: 0,
          fill: stroke,
        },
      }
    case 'bars':
      return { stroke, fill: stroke, width: 1, points: { show: false }, paths: bars(stroke) }
    case 'points':
      return unconnected({ size: 4, width: 0, fill: () => colour('--color-quiet') }, 0.6)
    case 'hollow':
      return unconnected({ size: 5, width: 1, fill: () => colour('--color-surface') })
    case 'marks':
      return unconnected({
        size: 9,
        width: 2,
        fill: () => colour('--color-data'),
        stroke: () => colour('--color-surface'),
      })
  }
}

function unconnected(points: uPlot.Series.Points, alpha = 1): uPlot.Series {
  return {
    stroke: () => colour('--color-quiet'),
    width: 0,
    alpha,
    paths: () => null,
    points: { show: true, ...points },
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

/** The last one is hollow: its week goes on. */
function bars(filled: () => string): uPlot.Series.PathBuilder {
  const make = uPlot.paths.bars
  if (!make) throw new Error('This build of the library has no bars')
  const inside = (plot: uPlot, isLast: boolean) =>
    isLast && pixelsPerPoint(plot) >= POINT_ROOM_PX / 2 ? colour('--color-surface') : filled()
  return make({
    size: [0.7, 40],
    radius: 0.15,
    disp: { fill: eachBar(inside), stroke: eachBar(filled) },
  })
}

/** None for a bar of 0, whose outline would be a line. */
function eachBar(color: (plot: uPlot, isLast: boolean) => string): uPlot.Series.BarsPathBuilderFacet {
  return {
    // A color, as a number: the library only declares its name.
    unit: 3,
    values: (plot, line) =>
      Array.from(plot.data[line] ?? [], (value, index) =>
        value ? color(plot, index === plot.data[0].length - 1) : null,
      ),
  }
}
