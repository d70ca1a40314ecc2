/** Width and height of a picture, in its own pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** The visible square of a picture: its center in the picture's pixels, and its zoom (1: none). */
export type Crop = { readonly centreX: number; readonly centreY: number; readonly zoom: number }

/** A point in the visible square, from 0 (left, top) to 1 (right, bottom). */
export type CropPoint = { readonly x: number; readonly y: number }

export type Square = { readonly x: number; readonly y: number; readonly side: number }

const MAX_ZOOM = 5
/** Fewer pixels make a face blocky. */
const MIN_PIXELS = 96
const MIDDLE: CropPoint = { x: 0.5, y: 0.5 }

export function wholeCrop({ width, height }: PictureSize): Crop {
  return { centreX: width / 2, centreY: height / 2, zoom: 1 }
}

/** The maximum zoom of a picture: hardly any for a small one. */
export function mostZoom({ width, height }: PictureSize): number {
  return Math.max(1, Math.min(MAX_ZOOM, Math.min(width, height) / MIN_PIXELS))
}

/** Moves the picture under the square, in widths of the square; right and down are positive. */
export function panCrop(crop: Crop, size: PictureSize, by: CropPoint): Crop {
  const { side } = squareOf(crop, size)
  return inside({ ...crop, centreX: crop.centreX - by.x * side, centreY: crop.centreY - by.y * side }, size)
}

/** Zooms so that the point at `anchor` stays in place, as far as the picture's edges allow. */
export function zoomCrop(crop: Crop, size: PictureSize, zoom: number, anchor: CropPoint = MIDDLE): Crop {
  const next = Math.min(mostZoom(size), Math.max(1, zoom))
  const gained = sideAt(crop.zoom, size) - sideAt(next, size)
  const centreX = crop.centreX + (anchor.x - 0.5) * gained
  const centreY = crop.centreY + (anchor.y - 0.5) * gained
  return inside({ centreX, centreY, zoom: next }, size)
}

export function squareOf({ centreX, centreY, zoom }: Crop, size: PictureSize): Square {
  const side = sideAt(zoom, size)
  return {
    x: within(centreX - side / 2, size.width - side),
    y: within(centreY - side / 2, size.height - side),
    side,
  }
}

function inside(crop: Crop, size: PictureSize): Crop {
  const { x, y, side } = squareOf(crop, size)
  return { ...crop, centreX: x + side / 2, centreY: y + side / 2 }
}

function sideAt(zoom: number, { width, height }: PictureSize): number {
  return Math.min(width, height) / zoom
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most))
}
