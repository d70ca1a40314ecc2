import type { Measure } from './fit-text.ts'
import {
  BETWEEN,
  bold,
  lineHeight,
  type PictureFormat,
  type PictureItem,
  plain,
  type Spot,
  textItem,
} from './picture-items.ts'

const ROWS = { feed: { value: 40, name: 28, between: 20 }, story: { value: 52, name: 36, between: 32 } } as const

/** A record names its kind and what it beat; a best set does not. */
export type PictureLine = { readonly value: string; readonly name: string; readonly about?: string }

/** Of all lines, with the room between them. */
export function linesHeight(lines: readonly PictureLine[], format: PictureFormat): number {
  const { between } = ROWS[format]
  return lines.reduce((height, line) => height + between + lineOf(line, format), lines.length > 0 ? -between : 0)
}

function lineOf({ about }: PictureLine, format: PictureFormat): number {
  const { value, name } = ROWS[format]
  return lineHeight(value) + lineHeight(name) * (about === undefined ? 1 : 2)
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
  { value, name, about }: PictureLine,
  { x, y, width }: Spot,
  format: PictureFormat,
  measure: Measure,
): readonly PictureItem[] {
  const row = ROWS[format]
  const isRecord = about !== undefined
  const icon = lineHeight(row.value)
  const left = isRecord ? x + icon + BETWEEN / 2 : x
  const below = lineHeight(row.name)
  const quiet = { face: plain(row.name), color: 'quiet' } as const
  return [
    ...(isRecord ? [{ draws: 'trophy', x, y, width: icon, height: icon } as const] : []),
    textItem(
      value,
      { x: left, y, width: x + width - left },
      { face: bold(row.value), color: isRecord ? 'accent' : 'text' },
      measure,
    ),
    textItem(name, { x, y: y + icon, width }, { ...quiet, color: isRecord ? 'text' : 'quiet' }, measure),
    ...(isRecord ? [textItem(about, { x, y: y + icon + below, width }, quiet, measure)] : []),
  ]
}
