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
import { linesHeight, linesItems, type PictureLine } from './picture-lines.ts'

/** The items are in order, back to front. */
export type PictureLayout = ShownLines & { readonly items: readonly PictureItem[] }

const MARGIN = 56
const INNER = PICTURE_WIDTH - 2 * MARGIN
const RIGHT = PICTURE_WIDTH - MARGIN
const FOOTER_HEIGHT = 48
/** The least between two parts; what is left over is shared among them. */
const GAP = 20
const MAX_SETS_SHOWN = 4
/** Beside the bar. */
const ENOUGH_LINES = 2
/** A feed's picture has room for a smaller one on one line before a larger one on two. */
const NAME_LINES = { feed: [1, 2], story: [3] } as const
const NAME_SIZES = [132, 112, 100, 88, 76, 66, 58]
const HERO_SIZES = [240, 200, 176, 152, 132, 112, 96]
/** A feed's picture is lower. */
const MAX_SIZES = { feed: { name: 88, hero: 176 }, story: { name: 132, hero: 240 } } as const
const UNIT_SHARE = 0.42
const FIGURES = 38
const BAR = 140
const CAPTION = 30
/** The plates are as high as the bar's room. */
const BELOW_BAR = 20
/** Of the whole width. */
const BODY_SHARE = 0.45
const BODY_ASPECT = 332 / 401
/** Fewer lines are shown before the body is lower. */
const MIN_BODY_HEIGHT = 340

/** A part of the picture: as high as it says, drawn where it is put. */
type Part = { readonly height: number; readonly items: (y: number) => readonly PictureItem[] }

/** As much as there is room for: first lines from the end go, but for a few, then the bar, then the others. */
export function layOut(content: PictureContent, format: PictureFormat, measure: Measure): PictureLayout {
  const height = PICTURE_HEIGHTS[format]
  const top = [name(content, format, measure), hero(content, format, measure)]
  const room = height - 2 * MARGIN - FOOTER_HEIGHT - GAP
  const wanted = wantedLines(content, format)
  const fewer = fewerLines(wanted)
  const withParts = (above: readonly Part[]) => (shown: ShownLines) => ({
    shown,
    partsWith: (spare: number) => [...above, details(content, shown, format, spare, measure)],
  })
  const withBar = withParts([...top, bar(content, measure)])
  const withoutBar = withParts(top)
  const some = fewer.filter(({ records, exercises }) => records + exercises >= ENOUGH_LINES)
  const choices = [...[wanted, ...some].map(withBar), ...[wanted, ...fewer].map(withoutBar)]
  const fits = ({ partsWith }: (typeof choices)[number]) => needed(partsWith(0)) <= room
  const chosen = choices.find(fits) ?? { shown: { records: 0, exercises: 0 }, partsWith: () => top }
  // The body grows into what is left, the gaps into the rest.
  const left = Math.max(0, room - needed(chosen.partsWith(0)))
  const parts = chosen.partsWith(left).filter((part) => part.height > 0)
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
  const sizes = upTo(NAME_SIZES, MAX_SIZES[format].name)
  const isWhole = ({ shown }: { readonly shown: readonly string[] }) =>
    shown.join(' ') === text.trim().replace(/\s+/g, ' ')
  const choices = NAME_LINES[format].flatMap((lines) =>
    sizes.map((size) => ({ size, shown: wrap(text, INNER, lines, bold(size), measure) })),
  )
  const { size, shown } = choices.find(isWhole) ?? choices.at(-1) ?? { size: 0, shown: [] }
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
    height: BAR + BELOW_BAR + lineHeight(CAPTION),
    items: (y) => [
      { draws: 'bar', x: 0, y, width: PICTURE_WIDTH, height: BAR, plates: shown.plates },
      textItem(
        shown.text,
        { x: MARGIN, y: y + BAR + BELOW_BAR, width: INNER },
        { face: plain(CAPTION), color: 'quiet' },
        measure,
      ),
    ],
  }
}

/** Records and best sets, with the body at the right, which grows by what is to spare. */
function details(
  content: PictureContent,
  shown: ShownLines,
  format: PictureFormat,
  spare: number,
  measure: Measure,
): Part {
  const { muscles } = content
  const bodyWidth = muscles ? Math.round(PICTURE_WIDTH * BODY_SHARE) : 0
  const width = muscles ? INNER - bodyWidth - BETWEEN : INNER
  const lines = linesOf(content, shown)
  const rowsHeight = linesHeight(lines, format)
  const bodyHeight = muscles
    ? Math.min(Math.floor(bodyWidth / BODY_ASPECT), Math.max(rowsHeight, MIN_BODY_HEIGHT) + spare)
    : 0
  const drawnWidth = Math.floor(bodyHeight * BODY_ASPECT)
  const height = Math.max(rowsHeight, bodyHeight)
  return {
    height,
    items: (y) => [
      ...linesItems(lines, { x: MARGIN, y: y + Math.floor((height - rowsHeight) / 2), width }, format, measure),
      ...(muscles
        ? [
            {
              draws: 'body',
              x: RIGHT - bodyWidth + Math.floor((bodyWidth - drawnWidth) / 2),
              y: y + Math.floor((height - bodyHeight) / 2),
              width: drawnWidth,
              height: bodyHeight,
            } as const,
          ]
        : []),
    ],
  }
}

function linesOf({ records, exercises }: PictureContent, shown: ShownLines): readonly PictureLine[] {
  return [
    ...records.slice(0, shown.records).map(({ exercise, value, kind, before }) => ({
      value,
      name: exercise,
      record: { kind, before },
    })),
    ...exercises.slice(0, shown.exercises).map(({ name: exercise, best }) => ({ value: best, name: exercise })),
  ]
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
