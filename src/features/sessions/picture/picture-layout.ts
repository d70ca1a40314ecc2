import { largestSize, type Measure, wrap } from './fit-text.ts'
import type { PictureContent, ShownLines } from './picture-content.ts'
import {
  BASELINE,
  BETWEEN,
  bold,
  lineHeight,
  PICTURE_HEIGHTS,
  PICTURE_WIDTH,
  type PictureFormat,
  type PictureItem,
  plain,
  textItem,
} from './picture-items.ts'
import { lineItems, type PictureLine, rowOf } from './picture-lines.ts'

/** The items are in order, back to front. */
export type PictureLayout = ShownLines & { readonly items: readonly PictureItem[] }

const MARGIN = 64
const INNER = PICTURE_WIDTH - 2 * MARGIN
const RIGHT = PICTURE_WIDTH - MARGIN
const FOOTER_HEIGHT = 48
/** The least between two parts; what is left over is shared among them. */
const GAP = 30
const MAX_SETS_SHOWN = 4
/** Beside the bar. */
const ENOUGH_LINES = 2
const NAME_SIZES = [132, 112, 100, 88, 76, 66, 58]
const HERO_SIZES = [240, 200, 176, 152, 132, 112, 96]
/** A feed's picture is lower. */
const MAX_SIZES = { feed: { name: 112, hero: 200 }, story: { name: 132, hero: 240 } } as const
const UNIT_SHARE = 0.42
const FIGURES = 38
const BAR = 168
const CAPTION = 30
const BODY_SHARE = 0.42
const BODY_ASPECT = 332 / 401

/** A part of the picture: as high as it says, drawn where it is put. */
type Part = { readonly height: number; readonly items: (y: number) => readonly PictureItem[] }

/** As much as there is room for: first lines from the end go, but for a few, then the bar, then the others. */
export function layOut(content: PictureContent, format: PictureFormat, measure: Measure): PictureLayout {
  const height = PICTURE_HEIGHTS[format]
  const top = [name(content, format, measure), hero(content, format, measure)]
  const room = height - 2 * MARGIN - FOOTER_HEIGHT - GAP
  const wanted = wantedLines(content, format)
  const fewer = fewerLines(wanted)
  const withBar = (shown: ShownLines) => ({
    shown,
    parts: [...top, bar(content, measure), details(content, shown, format, measure)],
  })
  const withoutBar = (shown: ShownLines) => ({ shown, parts: [...top, details(content, shown, format, measure)] })
  const some = fewer.filter(({ records, exercises }) => records + exercises >= ENOUGH_LINES)
  const choices = [...[wanted, ...some].map(withBar), ...[wanted, ...fewer].map(withoutBar)]
  const fits = ({ parts }: (typeof choices)[number]) => needed(parts) <= room
  const chosen = choices.find(fits) ?? { shown: { records: 0, exercises: 0 }, parts: top }
  const parts = chosen.parts.filter((part) => part.height > 0)
  const spare = Math.max(0, room - needed(parts))
  const gap = GAP + Math.floor(spare / Math.max(1, parts.length))
  let y = MARGIN
  const items = parts.flatMap((part) => {
    const placed = part.items(y)
    y += part.height + gap
    return placed
  })
  return { items: [...items, ...footer(content, height, measure)], ...chosen.shown }
}

function needed(parts: readonly Part[]): number {
  const shown = parts.filter(({ height }) => height > 0)
  return shown.reduce((total, { height }) => total + height, 0) + GAP * Math.max(0, shown.length - 1)
}

function wantedLines({ records, exercises }: PictureContent, format: PictureFormat): ShownLines {
  const most = format === 'story' ? 6 : 4
  const shown = Math.min(records.length, format === 'story' ? 4 : 3)
  return { records: shown, exercises: Math.min(exercises.length, MAX_SETS_SHOWN, most - shown) }
}

function fewerLines({ records, exercises }: ShownLines): readonly ShownLines[] {
  const withExercises = Array.from({ length: exercises }, (_, left) => ({ records, exercises: exercises - 1 - left }))
  return [
    ...withExercises,
    ...Array.from({ length: records }, (_, left) => ({ records: records - 1 - left, exercises: 0 })),
  ]
}

/** The largest size that fits its lines completely; the smallest is cut. */
function name({ name: text }: PictureContent, format: PictureFormat, measure: Measure): Part {
  const lines = format === 'story' ? 3 : 2
  const linesAt = (size: number) => wrap(text, INNER, lines, bold(size), measure)
  const isWhole = (size: number) => linesAt(size).join(' ') === text.trim().replace(/\s+/g, ' ')
  const size = largestSize(upTo(NAME_SIZES, MAX_SIZES[format].name), isWhole)
  const shown = linesAt(size)
  const height = lineHeight(size)
  return {
    height: shown.length * height,
    items: (y) =>
      shown.map((line, index) =>
        textItem(
          line,
          { x: MARGIN, y: y + index * height, width: INNER },
          { face: bold(size), isOutlined: true },
          measure,
        ),
      ),
  }
}

/** One number that is seen first; the others are in a line below. */
function hero(content: PictureContent, format: PictureFormat, measure: Measure): Part {
  const { value, unit, label } = content.hero
  const widthAt = (size: number) => measure(value, bold(size)) + BETWEEN + measure(unit, bold(unitSize(size)))
  const size = largestSize(upTo(HERO_SIZES, MAX_SIZES[format].hero), (each) => widthAt(each) <= INNER)
  const valueWidth = Math.min(INNER, Math.ceil(measure(value, bold(size))))
  const unitLeft = MARGIN + valueWidth + BETWEEN
  // On the baseline of the number.
  const down = Math.round(BASELINE * (size - unitSize(size)))
  const line = [label, ...content.figures].filter(Boolean).join('  ·  ')
  return {
    height: lineHeight(size) + lineHeight(FIGURES),
    items: (y) => [
      textItem(value, { x: MARGIN, y, width: valueWidth }, { face: bold(size), color: 'accent' }, measure),
      ...(unit === '' || RIGHT - unitLeft < unitSize(size)
        ? []
        : [
            textItem(
              unit,
              { x: unitLeft, y: y + down, width: RIGHT - unitLeft },
              { face: bold(unitSize(size)), color: 'accent' },
              measure,
            ),
          ]),
      textItem(
        line,
        { x: MARGIN, y: y + lineHeight(size), width: INNER },
        { face: plain(FIGURES), color: 'quiet' },
        measure,
      ),
    ],
  }
}

function upTo(sizes: readonly number[], largest: number): readonly number[] {
  return sizes.filter((size) => size <= largest)
}

function unitSize(size: number): number {
  return Math.round(size * UNIT_SHARE)
}

const NOTHING: Part = { height: 0, items: () => [] }

/** The loaded bar of the heaviest set, from edge to edge. */
function bar(content: PictureContent, measure: Measure): Part {
  const shown = content.bar
  if (!shown) return NOTHING
  return {
    height: BAR + lineHeight(CAPTION),
    items: (y) => [
      { draws: 'bar', x: 0, y, width: PICTURE_WIDTH, height: BAR, plates: shown.plates },
      textItem(shown.text, { x: MARGIN, y: y + BAR, width: INNER }, { face: plain(CAPTION), color: 'quiet' }, measure),
    ],
  }
}

/** Records and best sets, with the body at the right. */
function details(content: PictureContent, shown: ShownLines, format: PictureFormat, measure: Measure): Part {
  const { muscles, records, exercises } = content
  const bodyWidth = muscles ? Math.round(INNER * BODY_SHARE) : 0
  const bodyHeight = Math.round(bodyWidth / BODY_ASPECT)
  const width = muscles ? INNER - bodyWidth - BETWEEN : INNER
  const { height: rowHeight, between } = rowOf(format)
  const lines: readonly PictureLine[] = [
    ...records.slice(0, shown.records).map(({ exercise, value, before }) => ({ value, name: exercise, before })),
    ...exercises.slice(0, shown.exercises).map(({ name, best }) => ({ value: best, name })),
  ]
  const rowsHeight = Math.max(0, lines.length * rowHeight - between)
  // In a feed, the body is as high as its lines.
  const drawnHeight = format === 'story' ? bodyHeight : Math.min(bodyHeight, Math.max(rowsHeight, 340))
  const drawnWidth = Math.round(drawnHeight * BODY_ASPECT)
  const height = Math.max(rowsHeight, muscles ? drawnHeight : 0)
  return {
    height,
    items: (y) => [
      ...lines.flatMap((line, index) => {
        const top = y + Math.floor((height - rowsHeight) / 2) + index * rowHeight
        return lineItems(line, { x: MARGIN, y: top, width }, format, measure)
      }),
      ...(muscles
        ? [
            {
              draws: 'body',
              x: RIGHT - bodyWidth + Math.floor((bodyWidth - drawnWidth) / 2),
              y: y + Math.floor((height - drawnHeight) / 2),
              width: drawnWidth,
              height: drawnHeight,
            } as const,
          ]
        : []),
    ],
  }
}

function footer({ appName, when }: PictureContent, height: number, measure: Measure): readonly PictureItem[] {
  const [icon, size] = [FOOTER_HEIGHT, 30]
  const top = height - MARGIN - FOOTER_HEIGHT
  const y = top + Math.floor((FOOTER_HEIGHT - lineHeight(size)) / 2)
  const x = MARGIN + icon + BETWEEN / 2
  const middle = x + Math.round((RIGHT - x) * 0.3)
  return [
    { draws: 'app-icon', x: MARGIN, y: top, width: icon, height: icon },
    textItem(appName, { x, y, width: middle - x }, { face: bold(size) }, measure),
    textItem(
      when,
      { x: middle + BETWEEN, y, width: RIGHT - middle - BETWEEN },
      { face: plain(size), color: 'quiet', align: 'right' },
      measure,
    ),
  ]
}
