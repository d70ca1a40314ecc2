import { cut, type Face, type Measure } from './fit-text.ts'
import type { PictureBar } from './picture-content.ts'

/** In pixels: what a feed shows completely, 4:5, and what a story does, 9:16. */
export const PICTURE_WIDTH = 1_080
export const PICTURE_HEIGHTS = { feed: 1_350, story: 1_920 } as const
export type PictureFormat = keyof typeof PICTURE_HEIGHTS

/** In pixels of the picture, from its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

type TextColor = 'text' | 'quiet' | 'accent'

/** A text is on one line, at the left or right edge of its box. */
export type PictureItem = Box &
  (
    | {
        readonly draws: 'text'
        readonly text: string
        readonly face: Face
        readonly color: TextColor
        readonly align: 'left' | 'right'
        /** Only the edges of its letters. */
        readonly isOutlined: boolean
      }
    | { readonly draws: 'bar'; readonly plates: PictureBar['plates'] }
    | { readonly draws: 'body' | 'trophy' | 'app-icon' }
  )

/** Relative to the font size, from ascender to descender. */
export const LINE = 1.25
export const BETWEEN = 28
/** Position of the baseline in a line's box, relative to the font size. */
export const BASELINE = 0.97

export type Spot = Pick<Box, 'x' | 'y' | 'width'>

export type TextLook = {
  readonly face: Face
  readonly color?: TextColor
  readonly align?: 'left' | 'right'
  readonly isOutlined?: boolean
}

export function textItem(text: string, place: Spot, look: TextLook, measure: Measure): PictureItem {
  const { face, color = 'text', align = 'left', isOutlined = false } = look
  const height = lineHeight(face.size)
  return {
    draws: 'text',
    ...place,
    height,
    text: cut(text, place.width, face, measure),
    face,
    color,
    align,
    isOutlined,
  }
}

export function lineHeight(size: number): number {
  return Math.ceil(size * LINE)
}

export function plain(size: number): Face {
  return { size, weight: 400 }
}

export function bold(size: number): Face {
  return { size, weight: 700 }
}
