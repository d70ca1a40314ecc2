import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Crop, mostZoom, panCrop, squareOf, zoomCrop } from '#domain/profile/avatar-crop.ts'
import { percentText } from '#shared/format/numbers.ts'
import styles from './avatar.module.css'
import { paintSquare } from './cut-picture.ts'
import { useCropPointers } from './use-crop-pointers.ts'

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

/** The crop area, adjustable by touch, mouse or keyboard. */
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
