import type { Measure } from './fit-text.ts'
import {
  BASELINE,
  BETWEEN,
  bold,
  lineHeight,
  type PictureFormat,
  type PictureItem,
  plain,
  type Spot,
  textItem,
} from './picture-items.ts'

const ROWS = { feed: { value: 40, name: 28, between: 20 }, story: { value: 52, name: 32, between: 32 } } as const

/** A record names its kind and, where there is room for it, what it beat; a best set does not. */
export type PictureLine = {
  readonly value: string
  readonly name: string
  readonly record?: { readonly kind: string; readonly before: string | null }
}

/** Of all lines, with the room between them. */
export function linesHeight(lines: readonly PictureLine[], format: PictureFormat): number {
  const { between } = ROWS[format]
  return lines.reduce((height, line) => height + between + lineOf(line, format), lines.length > 0 ? -between : 0)
}

function lineOf({ record }: PictureLine, format: PictureFormat): number {
  const { value, name } = ROWS[format]
  return lineHeight(value) + lineHeight(name) * (record ? 2 : 1)
}

export function linesItems(
  lines: readonly PictureLine[],
  place: Spot,
  format: PictureFormat,
  measure: Measure,
): readonly PictureItem[] {
  return lines.flatMap((line, index) => {
    const above = index === 0 ? 0 : linesHeight(lines.slice(0, index), format) + ROWS[format].between
    return lineItems(line, { ...place, y: place.y + above }, format, measure)
  })
}

function lineItems(
  { value, name, record }: PictureLine,
  { x, y, width }: Spot,
  format: PictureFormat,
  measure: Measure,
): readonly PictureItem[] {
  const row = ROWS[format]
  const icon = lineHeight(row.value)
  const left = record ? x + icon + BETWEEN / 2 : x
  const most = x + width - left
  const valueWidth = Math.min(most, Math.ceil(measure(value, bold(row.value))))
  const room = most - valueWidth - BETWEEN / 2
  const before = record?.before ?? null
  const below = lineHeight(row.name)
  const quiet = { face: plain(row.name), color: 'quiet' } as const
  return [
    ...(record ? [{ draws: 'trophy', x, y, width: icon, height: icon } as const] : []),
    textItem(
      value,
      { x: left, y, width: valueWidth },
      { face: bold(row.value), color: record ? 'accent' : 'text' },
      measure,
    ),
    ...(before !== null && measure(before, quiet.face) <= room
      ? [
          textItem(
            before,
            // On the baseline of the value.
            { x: left + valueWidth + BETWEEN / 2, y: y + Math.round(BASELINE * (row.value - row.name)), width: room },
            quiet,
            measure,
          ),
        ]
      : []),
    textItem(name, { x, y: y + icon, width }, { ...quiet, color: record ? 'text' : 'quiet' }, measure),
    ...(record ? [textItem(record.kind, { x, y: y + icon + below, width }, quiet, measure)] : []),
  ]
}
