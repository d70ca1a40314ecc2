import { largestSize, type Measure, wrap } from './fit-text.ts'
import type { PictureContent, PictureExercise, PictureRecord, ShownLines } from './picture-content.ts'
import {
  BETWEEN,
  bold,
  LINE,
  medium,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type PictureItem,
  pair,
  plain,
  textItem,
} from './picture-items.ts'

/** The items are in order, back to front. */
export type PictureLayout = ShownLines & { readonly items: readonly PictureItem[] }

const MARGIN = 64
const INNER = PICTURE_WIDTH - 2 * MARGIN
const RIGHT = PICTURE_WIDTH - MARGIN
const FOOTER_HEIGHT = 48
const FOOTER_TOP = PICTURE_HEIGHT - MARGIN - FOOTER_HEIGHT
const BOTTOM = FOOTER_TOP - 38
const BODY_ASPECT = 332 / 401
const MAX_RECORDS = 3
/** Records are dropped in favor of this many exercises. */
const MIN_EXERCISES = 4
const TITLE_SIZES = [112, 100, 88, 80, 72, 64, 56]
/** Fewer lines are drawn larger. */
const SCALES = [1.45, 1.35, 1.25, 1.15, 1.07, 1]

/** Lengths in pixels at the smallest scale that is still readable in a feed. */
const SIZES = {
  figure: 50,
  figureRow: 106,
  label: 27,
  body: 432,
  heading: 28,
  headingRow: 42,
  name: 34,
  exerciseRow: 54,
  recordRow: 82,
  padding: 24,
  gap: 34,
  largestTitle: 72,
}
type Sizes = Readonly<typeof SIZES>

type Section = { readonly items: readonly PictureItem[]; readonly bottom: number }

/** As large as possible; at the smallest scale, items without room are counted. */
export function layOut(content: PictureContent, measure: Measure): PictureLayout {
  const wanted = {
    records: Math.min(content.records.lines.length, MAX_RECORDS),
    exercises: content.exercises.lines.length,
  }
  const scale = largestSize(SCALES, (each) => bottomOf(content, each, wanted, measure) <= BOTTOM)
  const sizes = scaled(scale)
  const top = hero(content, sizes, measure)
  const shown = fitting(content, sizes, wanted, BOTTOM - top.bottom)
  const spare = Math.max(0, BOTTOM - top.bottom - listsHeight(content, sizes, shown))
  // A few lines are positioned lower, nearer to the footer.
  const down = Math.round(spare / (shown.records > 0 ? 3 : 2))
  const records = recordPanel(content, shown.records, top.bottom + sizes.gap + down, sizes, measure)
  const gap = shown.records > 0 ? sizes.gap + down : 0
  const exercises = exerciseRows(content, shown.exercises, records.bottom + gap, sizes, measure)
  return { items: [...top.items, ...records.items, ...exercises.items, ...footer(content, measure)], ...shown }
}

function scaled(scale: number): Sizes {
  // The same keys.
  return Object.fromEntries(Object.entries(SIZES).map(([name, size]) => [name, Math.round(size * scale)])) as Sizes
}

function bottomOf(content: PictureContent, scale: number, shown: ShownLines, measure: Measure): number {
  const sizes = scaled(scale)
  return hero(content, sizes, measure).bottom + listsHeight(content, sizes, shown)
}

/** First exercises, all or some, then records. */
function fitting(content: PictureContent, sizes: Sizes, wanted: ShownLines, room: number): ShownLines {
  for (let { records } = wanted; ; records--) {
    let { exercises } = wanted
    while (exercises > 0 && listsHeight(content, sizes, { records, exercises }) > room) exercises--
    if (exercises >= Math.min(wanted.exercises, MIN_EXERCISES) || records <= 1) return { records, exercises }
  }
}

/** Including the gap before each list. */
function listsHeight(content: PictureContent, sizes: Sizes, { records, exercises }: ShownLines): number {
  const { gap, headingRow, recordRow, exerciseRow, padding } = sizes
  const hasMore = exercises < content.exercises.lines.length
  const rows = exercises + (hasMore ? 1 : 0)
  const panel = records === 0 ? 0 : gap + 2 * padding + headingRow + records * recordRow
  return panel + (rows === 0 ? 0 : gap + headingRow + rows * exerciseRow)
}

function hero({ name, figures, muscles }: PictureContent, sizes: Sizes, measure: Measure): Section {
  const bodyWidth = Math.round(sizes.body * BODY_ASPECT)
  const width = muscles ? INNER - bodyWidth - BETWEEN : INNER
  const title = titleLines(name, width, sizes, measure)
  const below = (title.at(-1)?.bottom ?? MARGIN) + sizes.padding
  const beside = muscles ? 1 : Math.max(1, figures.length)
  const column = Math.floor((width - BETWEEN * (beside - 1)) / beside)
  const fits = (size: number) => figures.every(({ value }) => measure(value, bold(size)) <= column)
  const size = largestSize([sizes.figure, sizes.figure * 0.85, sizes.figure * 0.7].map(Math.floor), fits)
  const figureItems = figures.flatMap(({ label, value }, index) => {
    const x = MARGIN + (index % beside) * (column + BETWEEN)
    const y = below + Math.floor(index / beside) * sizes.figureRow
    return [
      textItem(value, { x, y, width: column }, bold(size), 'text', measure),
      textItem(label, { x, y: y + Math.ceil(size * LINE), width: column }, plain(sizes.label), 'quiet', measure),
    ]
  })
  const textBottom = below + Math.ceil(figures.length / beside) * sizes.figureRow
  const bottom = muscles ? Math.max(textBottom, MARGIN + sizes.body) : textBottom
  const body: PictureItem = {
    draws: 'body',
    x: RIGHT - bodyWidth,
    y: MARGIN + Math.floor((bottom - MARGIN - sizes.body) / 2),
    width: bodyWidth,
    height: sizes.body,
  }
  return { items: [...title.map(({ item }) => item), ...figureItems, ...(muscles ? [body] : [])], bottom }
}

/** The largest size that fits two lines completely; the smallest may take a third. */
function titleLines(name: string, width: number, sizes: Sizes, measure: Measure) {
  const sizesDown = TITLE_SIZES.filter((size) => size <= sizes.largestTitle || size === TITLE_SIZES.at(-1))
  const linesAt = (size: number) => wrap(name, width, size === TITLE_SIZES.at(-1) ? 3 : 2, bold(size), measure)
  const isWhole = (size: number) => linesAt(size).join(' ') === name.trim().replace(/\s+/g, ' ')
  const size = largestSize(sizesDown, isWhole)
  const height = Math.ceil(size * LINE)
  return linesAt(size).map((line, index) => {
    const y = MARGIN + index * height
    return { item: textItem(line, { x: MARGIN, y, width }, bold(size), 'text', measure), bottom: y + height }
  })
}

function recordPanel(content: PictureContent, shown: number, y: number, sizes: Sizes, measure: Measure): Section {
  if (shown === 0) return { items: [], bottom: y }
  const { title, lines, more } = content.records
  const { padding, headingRow, recordRow, heading, label, name } = sizes
  const [x, width] = [MARGIN + padding, INNER - 2 * padding]
  const height = 2 * padding + headingRow + shown * recordRow
  const icon = Math.ceil(heading * LINE)
  const beside = { x: x + icon + BETWEEN / 2, y: y + padding, width: width - icon - BETWEEN / 2 }
  const left = lines.length - shown
  const rows = lines.slice(0, shown).flatMap((line: PictureRecord, index) => {
    const top = y + padding + headingRow + index * recordRow
    return [
      ...pair(line.exercise, line.value, { x, y: top, width }, [medium(name), bold(name)], ['text', 'text'], measure),
      ...pair(
        line.kind,
        line.before ?? '',
        { x, y: top + Math.ceil(name * LINE), width },
        [plain(label), plain(label)],
        ['quiet', 'quiet'],
        measure,
      ),
    ]
  })
  return {
    items: [
      { draws: 'panel', x: MARGIN, y, width: INNER, height },
      { draws: 'trophy', x, y: y + padding, width: icon, height: icon },
      ...pair(title, left > 0 ? more(left) : '', beside, [bold(heading), plain(heading)], ['accent', 'quiet'], measure),
      ...rows,
    ],
    bottom: y + height,
  }
}

function exerciseRows(content: PictureContent, shown: number, y: number, sizes: Sizes, measure: Measure): Section {
  const { title, lines, more } = content.exercises
  const left = lines.length - shown
  if (lines.length === 0) return { items: [], bottom: y }
  const { headingRow, exerciseRow, heading, name } = sizes
  const first = y + headingRow
  const inRow = (index: number, size: number) => ({
    x: MARGIN,
    y: first + index * exerciseRow + Math.ceil((exerciseRow - size * LINE) / 2),
    width: INNER,
  })
  const rows = lines
    .slice(0, shown)
    .flatMap((line: PictureExercise, index): readonly PictureItem[] => [
      { draws: 'rule', x: MARGIN, y: first + index * exerciseRow - 1, width: INNER, height: 2 },
      ...pair(line.name, line.best, inRow(index, name), [plain(name), medium(name)], ['text', 'text'], measure),
    ])
  const rest = left > 0 ? [textItem(more(left), inRow(shown, heading), plain(heading), 'quiet', measure)] : []
  return {
    items: [textItem(title, { x: MARGIN, y, width: INNER }, plain(heading), 'quiet', measure), ...rows, ...rest],
    bottom: first + (shown + rest.length) * exerciseRow,
  }
}

function footer({ appName, when }: PictureContent, measure: Measure): readonly PictureItem[] {
  const [icon, size] = [FOOTER_HEIGHT, 30]
  const x = MARGIN + icon + BETWEEN / 2
  const y = FOOTER_TOP + Math.floor((FOOTER_HEIGHT - size * LINE) / 2)
  const place = { x, y, width: RIGHT - x }
  return [
    { draws: 'app-icon', x: MARGIN, y: FOOTER_TOP, width: icon, height: icon },
    ...pair(appName, when, place, [bold(size), plain(size)], ['text', 'quiet'], measure),
  ]
}
