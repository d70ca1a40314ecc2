import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Crop,
  type CropPoint,
  mostZoom,
  type PictureSize,
  panCrop,
  squareOf,
  wholeCrop,
  zoomCrop,
} from './avatar-crop.ts'

const LANDSCAPE: PictureSize = { width: 4_000, height: 3_000 }

const length = fc.integer({ min: 1, max: 12_000 })
const anySize = fc.record({ width: length, height: length })
const share = fc.double({ min: -3, max: 3, noNaN: true })
const anyPlace = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})
const anyMove = fc.oneof(
  fc.record({ kind: fc.constant('pan' as const), by: fc.record({ x: share, y: share }) }),
  fc.record({
    kind: fc.constant('zoom' as const),
    zoom: fc.double({ min: -2, max: 20, noNaN: true }),
    at: anyPlace,
  }),
)

/** The position in the picture of a point in the crop. */
function seenAt(crop: Crop, size: PictureSize, place: CropPoint): CropPoint {
  const { x, y, side } = squareOf(crop, size)
  return { x: x + place.x * side, y: y + place.y * side }
}

test('at first the largest square in the middle is seen', () => {
  expect(squareOf(wholeCrop(LANDSCAPE), LANDSCAPE)).toEqual({ x: 500, y: 0, side: 3_000 })
})

test('pulling the picture to the right shows more of its left', () => {
  const crop = zoomCrop(wholeCrop(LANDSCAPE), LANDSCAPE, 2)
  expect(squareOf(crop, LANDSCAPE)).toEqual({ x: 1_250, y: 750, side: 1_500 })
  expect(squareOf(panCrop(crop, LANDSCAPE, { x: 0.1, y: 0 }), LANDSCAPE)).toEqual({ x: 1_100, y: 750, side: 1_500 })
})

test('pulling it down shows more of its top, by so many widths of what is seen, up to the edge', () => {
  const crop = zoomCrop(wholeCrop(LANDSCAPE), LANDSCAPE, 2)
  expect(squareOf(panCrop(crop, LANDSCAPE, { x: 0, y: 0.2 }), LANDSCAPE)).toEqual({ x: 1_250, y: 450, side: 1_500 })
  expect(squareOf(panCrop(crop, LANDSCAPE, { x: -9, y: 9 }), LANDSCAPE)).toEqual({ x: 2_500, y: 0, side: 1_500 })
  // An excess pull is undone at once.
  const edge = panCrop(crop, LANDSCAPE, { x: 9, y: 9 })
  expect(squareOf(panCrop(edge, LANDSCAPE, { x: -0.1, y: 0 }), LANDSCAPE)).toEqual({ x: 150, y: 0, side: 1_500 })
})

test('a portrait is seen across its whole width, and zoomed out no further', () => {
  const portrait = { width: 3_000, height: 4_000 }
  expect(squareOf(wholeCrop(portrait), portrait)).toEqual({ x: 0, y: 500, side: 3_000 })
  expect(zoomCrop(wholeCrop(portrait), portrait, 0.5)).toEqual(wholeCrop(portrait))
  expect(zoomCrop(wholeCrop(portrait), portrait, 99).zoom).toBe(5)
})

test('a small picture is not blown up into blocks', () => {
  expect(mostZoom({ width: 60, height: 900 })).toBe(1)
  expect(mostZoom({ width: 192, height: 900 })).toBe(2)
  expect(mostZoom(LANDSCAPE)).toBe(5)
})

test('however it is moved, the square stays inside the picture', () => {
  fc.assert(
    fc.property(anySize, fc.array(anyMove, { maxLength: 20 }), (size, moves) => {
      const crop = moves.reduce<Crop>(
        (before, move) =>
          move.kind === 'pan' ? panCrop(before, size, move.by) : zoomCrop(before, size, move.zoom, move.at),
        wholeCrop(size),
      )
      const { x, y, side } = squareOf(crop, size)
      expect(side).toBeGreaterThan(0)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + side).toBeLessThanOrEqual(size.width + 1e-6)
      expect(y + side).toBeLessThanOrEqual(size.height + 1e-6)
      expect(crop.zoom).toBeGreaterThanOrEqual(1)
      expect(crop.zoom).toBeLessThanOrEqual(mostZoom(size))
    }),
  )
})

test('zooming in keeps the point under the finger', () => {
  fc.assert(
    fc.property(anyPlace, fc.double({ min: 1, max: 5, noNaN: true }), (at, zoom) => {
      const before = wholeCrop(LANDSCAPE)
      const after = zoomCrop(before, LANDSCAPE, zoom, at)
      const [was, is] = [seenAt(before, LANDSCAPE, at), seenAt(after, LANDSCAPE, at)]
      expect(is.x).toBeCloseTo(was.x, 6)
      expect(is.y).toBeCloseTo(was.y, 6)
    }),
  )
})
