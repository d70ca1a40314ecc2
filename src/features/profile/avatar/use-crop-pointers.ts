import { type PointerEvent, type RefObject, useRef } from 'react'
import { type Crop, type PictureSize, type Place, panCrop, zoomCrop } from '#domain/profile/avatar-crop.ts'

type Handler = (event: PointerEvent<HTMLElement>) => void
type PointerHandlers = {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
}

/** One finger or a mouse moves the picture; two zoom it around their center. */
export function useCropPointers(
  stage: RefObject<HTMLElement | null>,
  size: PictureSize,
  onCrop: (change: (crop: Crop) => Crop) => void,
): PointerHandlers {
  const held = useRef(new Map<number, Place>())

  const lift: Handler = ({ pointerId }) => void held.current.delete(pointerId)
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || held.current.size === 2) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current.set(event.pointerId, placeOf(event, stage.current))
    },
    onPointerMove: (event) => {
      const from = held.current.get(event.pointerId)
      if (!from) return
      const to = placeOf(event, stage.current)
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1]
      held.current.set(event.pointerId, to)
      onCrop((crop) => (other ? pinch(crop, size, other, from, to) : panCrop(crop, size, between(from, to))))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

function pinch(crop: Crop, size: PictureSize, other: Place, from: Place, to: Place): Crop {
  const before = middle(other, from)
  const spread = distance(other, to) / Math.max(distance(other, from), Number.EPSILON)
  const moved = panCrop(crop, size, between(before, middle(other, to)))
  return zoomCrop(moved, size, crop.zoom * spread, middle(other, to))
}

function placeOf({ clientX, clientY }: PointerEvent, stage: HTMLElement | null): Place {
  const { left, top, width } = stage?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 }
  return { x: (clientX - left) / width, y: (clientY - top) / width }
}

const between = (from: Place, to: Place): Place => ({ x: to.x - from.x, y: to.y - from.y })
const middle = (one: Place, two: Place): Place => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 })
const distance = (one: Place, two: Place): number => Math.hypot(one.x - two.x, one.y - two.y)
