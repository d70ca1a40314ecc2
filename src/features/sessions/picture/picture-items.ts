import { cut, type Face, type Measure } from './fit-text.ts'

/** In pixels: what a feed shows completely, 4:5. */
export const PICTURE_WIDTH = 1_080
export const PICTURE_HEIGHT = 1_350

/** In pixels of the picture, from its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A text is on one line, at the left or right edge of its box. */
export type PictureItem = Box &
  (
    | {
        readonly draws: 'text'
        readonly text: string
        readonly face: Face
        readonly color: 'text' | 'quiet' | 'accent'
        readonly align: 'left' | 'right'
      }
    | { readonly draws: 'panel' | 'rule' | 'body' | 'trophy' | 'app-icon' }
  )

/** Relative to the font size, from ascender to descender. */
export const LINE = 1.25
export const BETWEEN = 28

type Pair<Of> = readonly [left: Of, right: Of]
type TextColor = 'text' | 'quiet' | 'accent'
export type Spot = Pick<Box, 'x' | 'y' | 'width'>

/** On one line, one at each edge: the right one gets up to three fifths, the left one the rest. */
export function pair(
  left: string,
  right: string,
  { x, y, width }: Spot,
  [leftFace, rightFace]: Pair<Face>,
  [leftColor, rightColor]: Pair<TextColor>,
  measure: Measure,
): readonly PictureItem[] {
  if (right === '') return [textItem(left, { x, y, width }, leftFace, leftColor, measure)]
  const shown = cut(right, width * 0.6, rightFace, measure)
  const rightWidth = Math.min(Math.ceil(width * 0.6), Math.ceil(measure(shown, rightFace)))
  const leftWidth = width - rightWidth - BETWEEN
  return [
    textItem(left, { x, y, width: leftWidth }, leftFace, leftColor, measure),
    textItem(shown, { x: x + width - rightWidth, y, width: rightWidth }, rightFace, rightColor, measure, 'right'),
  ]
}

export function textItem(
  text: string,
  place: Spot,
  face: Face,
  color: TextColor,
  measure: Measure,
  align: 'left' | 'right' = 'left',
): PictureItem {
  const height = Math.ceil(face.size * LINE)
  return { draws: 'text', ...place, height, text: cut(text, place.width, face, measure), face, color, align }
}

export function plain(size: number): Face {
  return { size, weight: 400 }
}

export function medium(size: number): Face {
  return { size, weight: 600 }
}

export function bold(size: number): Face {
  return { size, weight: 700 }
}
