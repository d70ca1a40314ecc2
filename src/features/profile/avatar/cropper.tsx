import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Crop,
  type CropPoint,
  mostZoom,
  type PictureSize,
  panCrop,
  squareOf,
  zoomCrop,
} from '#domain/profile/avatar-crop.ts'
import { percentText } from '#shared/format/numbers.ts'
import styles from './avatar.module.css'
import { paintSquare } from './cut-picture.ts'

export type CropperProps = {
  readonly picture: ImageBitmap
  readonly crop: Crop
  readonly onCrop: (change: (crop: Crop) => Crop) => void
}

const CANVAS_SIDE = 640
const KEY_STEP = 0.05
const KEY_ZOOM = 1.1
const WHEEL_ZOOM = 0.002

/** Movement of the picture by arrow keys, in widths of the square. */
const MOVES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}
const ZOOMS: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }

export function Cropper({ picture, crop, onCrop }: CropperProps) {
  const { t, i18n } = useTranslation('profile')
  const hint = useId()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const most = mostZoom(picture)
  const pointers = useCropPointers(stage, picture, onCrop)

  useLayoutEffect(() => {
    if (canvas.current) paintSquare(canvas.current, picture, squareOf(crop, picture))
  }, [picture, crop])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    // React's wheel listeners are passive: the page behind would scroll.
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top, width } = element.getBoundingClientRect()
      const anchor = { x: (event.clientX - left) / width, y: (event.clientY - top) / width }
      onCrop((before) => zoomCrop(before, picture, before.zoom * Math.exp(-event.deltaY * WHEEL_ZOOM), anchor))
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [picture, onCrop])

  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    const zoom = ZOOMS[event.key]
    if (!move && zoom === undefined) return
    event.preventDefault()
    onCrop((before) => (move ? panCrop(before, picture, move) : zoomCrop(before, picture, before.zoom * (zoom ?? 1))))
  }

  return (
    <div className={styles.cropper}>
      <div
        ref={stage}
        role="application"
        aria-label={t('avatar.crop.stage')}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys that its hint names
        tabIndex={0}
        data-autofocus
        className={styles.stage}
        onKeyDown={press}
        {...pointers}
      >
        <canvas ref={canvas} width={CANVAS_SIDE} height={CANVAS_SIDE} className={styles.canvas} />
      </div>
      <p id={hint} className="quiet">
        {t('avatar.crop.hint')}
      </p>
      <label className={styles.zoom}>
        <span>{t('avatar.crop.zoom')}</span>
        <input
          type="range"
          min={1}
          max={most}
          step={0.01}
          value={crop.zoom}
          disabled={most === 1}
          aria-valuetext={percentText(String(Math.round(crop.zoom * 100)), i18n.language)}
          onChange={(event) => {
            const zoom = Number(event.target.value)
            onCrop((before) => zoomCrop(before, picture, zoom))
          }}
        />
      </label>
    </div>
  )
}

type Handler = (event: PointerEvent<HTMLElement>) => void
type PointerHandlers = {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
}

/** One finger or a mouse moves the picture; two zoom it around their center. */
function useCropPointers(
  stage: RefObject<HTMLElement | null>,
  size: PictureSize,
  onCrop: (change: (crop: Crop) => Crop) => void,
): PointerHandlers {
  const held = useRef(new Map<number, CropPoint>())

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

function pinch(crop: Crop, size: PictureSize, other: CropPoint, from: CropPoint, to: CropPoint): Crop {
  const before = middle(other, from)
  const spread = distance(other, to) / Math.max(distance(other, from), Number.EPSILON)
  const moved = panCrop(crop, size, between(before, middle(other, to)))
  return zoomCrop(moved, size, crop.zoom * spread, middle(other, to))
}

function placeOf({ clientX, clientY }: PointerEvent, stage: HTMLElement | null): CropPoint {
  const { left, top, width } = stage?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 }
  return { x: (clientX - left) / width, y: (clientY - top) / width }
}

const between = (from: CropPoint, to: CropPoint): CropPoint => ({ x: to.x - from.x, y: to.y - from.y })
const middle = (one: CropPoint, two: CropPoint): CropPoint => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 })
const distance = (one: CropPoint, two: CropPoint): number => Math.hypot(one.x - two.x, one.y - two.y)
