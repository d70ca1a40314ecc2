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

const ROWS = { feed: { value: 40, name: 28, between: 20 }, story: { value: 52, name: 36, between: 32 } } as const

/** The height of a line and what is below it. */
export function rowOf(format: PictureFormat): { readonly height: number; readonly between: number } {
  const { value, name, between } = ROWS[format]
  return { height: lineHeight(value) + lineHeight(name) + between, between }
}

/** A record names what it beat, null if that is meaningless; a best set does not. */
export type PictureLine = { readonly value: string; readonly name: string; readonly before?: string | null }

export function lineItems(
  { value, name: text, before }: PictureLine,
  { x, y, width }: Spot,
  format: PictureFormat,
  measure: Measure,
): readonly PictureItem[] {
  const row = ROWS[format]
  const isRecord = before !== undefined
  const icon = lineHeight(row.value)
  const left = isRecord ? x + icon + BETWEEN / 2 : x
  const most = x + width - left
  const valueWidth = Math.min(most, Math.ceil(measure(value, bold(row.value))))
  const room = most - valueWidth - BETWEEN / 2
  const isBeside = isRecord && before !== null && measure(before, plain(row.name)) <= room
  const below = isRecord && before !== null && !isBeside ? `${text} · ${before}` : text
  const down = Math.round(BASELINE * (row.value - row.name))
  return [
    ...(isRecord ? [{ draws: 'trophy', x, y, width: icon, height: icon } as const] : []),
    textItem(
      value,
      { x: left, y, width: valueWidth },
      { face: bold(row.value), color: isRecord ? 'accent' : 'text' },
      measure,
    ),
    ...(isBeside
      ? [
          textItem(
            before,
            { x: left + valueWidth + BETWEEN / 2, y: y + down, width: room },
            { face: plain(row.name), color: 'quiet' },
            measure,
          ),
        ]
      : []),
    textItem(below, { x, y: y + icon, width }, { face: plain(row.name), color: 'quiet' }, measure),
  ]
}
