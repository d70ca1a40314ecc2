import { assertNever } from '#domain/assert-never.ts'
import type { PlateColor } from '#domain/gym/plate-color.ts'
import { BODY_PATH, HEAD_TO_TOE, lightOf, MUSCLE_PATHS } from '#ui/body-diagram/body-paths.ts'
import type { Intensities } from '#ui/body-diagram/drawn-body.tsx'
import type { Face } from './fit-text.ts'
import type { PictureContent } from './picture-content.ts'
import {
  BASELINE,
  type Box,
  PICTURE_HEIGHTS,
  PICTURE_WIDTH,
  type PictureFormat,
  type PictureItem,
} from './picture-items.ts'
import { layOut, type PictureLayout } from './picture-layout.ts'

export type DrawnPicture = { readonly png: Blob; readonly layout: PictureLayout }

export type PictureLook = { readonly theme: PictureTheme; readonly format: PictureFormat }

/** Rejects if the browser has no room for it. */
export async function drawPicture(content: PictureContent, look: PictureLook): Promise<DrawnPicture> {
  const canvas = document.createElement('canvas')
  const layout = drawOn(canvas, content, look)
  return { png: await pngOf(canvas), layout }
}

/** Draws it on a canvas that becomes `scale` times as large as the picture. Throws if the browser has no room for it. */
export function drawOn(
  canvas: HTMLCanvasElement,
  content: PictureContent,
  { theme, format }: PictureLook,
  scale = 1,
): PictureLayout {
  canvas.width = Math.round(PICTURE_WIDTH * scale)
  canvas.height = Math.round(PICTURE_HEIGHTS[format] * scale)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('this browser has no canvas')
  const colors = pictureColors(theme)
  const layout = layOut(content, format, (text, face) => {
    context.font = fontOf(face, colors)
    return context.measureText(text).width
  })
  context.scale(scale, scale)
  context.fillStyle = colors.page
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHTS[format])
  for (const item of layout.items) {
    context.save()
    drawItem(context, item, colors, content.muscles?.intensities)
    context.restore()
  }
  return layout
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('the canvas gave no picture'))), 'image/png')
  })
}

function fontOf({ size, weight }: Face, { fontFamily }: PictureColors): string {
  return `${weight} ${size}px ${fontFamily}`
}

function drawItem(
  context: CanvasRenderingContext2D,
  item: PictureItem,
  colors: PictureColors,
  intensities: Intensities | undefined,
): void {
  switch (item.draws) {
    case 'text':
      drawText(context, item, colors)
      break
    case 'bar':
      drawBar(context, item, colors)
      break
    case 'body':
      drawBody(context, item, colors, intensities)
      break
    case 'trophy':
      drawTrophy(context, item, colors)
      break
    case 'app-icon':
      drawAppIcon(context, item, colors)
      break
    default:
      assertNever(item)
  }
}

/** Of an outline, relative to the font size. */
const OUTLINE = 0.03

function drawText(
  context: CanvasRenderingContext2D,
  { x, y, width, text, face, color, align, isOutlined }: Extract<PictureItem, { draws: 'text' }>,
  colors: PictureColors,
): void {
  context.font = fontOf(face, colors)
  context.textAlign = align
  const [left, baseline] = [align === 'left' ? x : x + width, y + face.size * BASELINE]
  if (isOutlined) {
    context.strokeStyle = colors[color]
    context.lineJoin = 'round'
    context.lineWidth = face.size * OUTLINE
    context.strokeText(text, left, baseline)
  } else {
    context.fillStyle = colors[color]
    context.fillText(text, left, baseline)
  }
}

/** Relative to the height of the largest plate. */
const BAR_PARTS = { shaft: 0.08, sleeve: 0.13, collar: 0.34, collarWidth: 0.12, plate: 0.24, between: 0.02 }
/** Of the width: half of the shaft between the plates. */
const HALF_SHAFT = 0.17

/** Both sides of a loaded bar, the plates from the inside out. */
function drawBar(
  context: CanvasRenderingContext2D,
  { x, y, width, height, plates }: Extract<PictureItem, { draws: 'bar' }>,
  colors: PictureColors,
): void {
  const [center, middle] = [x + width / 2, y + height / 2]
  const centered = (left: number, wide: number, high: number, color: string) => {
    context.fillStyle = color
    fillRounded(context, { x: left, y: middle - high / 2, width: wide, height: high }, Math.min(12, high / 4))
  }
  centered(x, width, height * BAR_PARTS.shaft, colors['control-line'])
  const room = width / 2 - width * HALF_SHAFT - height * BAR_PARTS.collarWidth
  const step = Math.min(height * (BAR_PARTS.plate + BAR_PARTS.between), room / Math.max(1, plates.length))
  for (const side of [-1, 1] as const) {
    const inside = center + side * width * HALF_SHAFT
    const at = (from: number, wide: number) => (side === 1 ? inside + from : inside - from - wide)
    centered(at(0, width / 2), width / 2, height * BAR_PARTS.sleeve, colors['control-line'])
    centered(
      at(0, height * BAR_PARTS.collarWidth),
      height * BAR_PARTS.collarWidth,
      height * BAR_PARTS.collar,
      colors.quiet,
    )
    plates.forEach(({ color, share }, index) => {
      const from = height * (BAR_PARTS.collarWidth + BAR_PARTS.between) + index * step
      centered(at(from, step * 0.92), step * 0.92, height * share, colors.plates[color])
    })
  }
}

function drawBody(
  context: CanvasRenderingContext2D,
  box: Box,
  colors: PictureColors,
  intensities: Intensities | undefined,
): void {
  intoBox(context, box, 332)
  context.fillStyle = colors.pressed
  context.fill(new Path2D(BODY_PATH))
  for (const muscle of HEAD_TO_TOE) {
    const path = new Path2D(MUSCLE_PATHS[muscle])
    context.globalAlpha = 0.24
    context.fillStyle = colors.quiet
    context.fill(path)
    context.globalAlpha = lightOf(intensities?.get(muscle) ?? 0)
    context.fillStyle = colors.accent
    context.fill(path)
  }
}

const TROPHY =
  'M7 3h10v6a5 5 0 0 1-10 0ZM7 5H4v1.5a3.5 3.5 0 0 0 3.4 3.5M17 5h3v1.5a3.5 3.5 0 0 1-3.4 3.5M12 14v4M8 21h8M9.5 21a2.5 3 0 0 1 5 0'

function drawTrophy(context: CanvasRenderingContext2D, box: Box, colors: PictureColors): void {
  intoBox(context, box, 24)
  context.strokeStyle = colors.accent
  context.lineWidth = 2
  context.lineCap = context.lineJoin = 'round'
  context.stroke(new Path2D(TROPHY))
}

/** The bar of the app's icon, as in `public/icons/icon.svg`: x, y, width, height and radius of its parts. */
const APP_ICON = [
  [64, 240, 384, 32, 16],
  [96, 192, 40, 128, 16],
  [150, 128, 52, 256, 20],
  [310, 128, 52, 256, 20],
  [376, 192, 40, 128, 16],
] as const

function drawAppIcon(context: CanvasRenderingContext2D, box: Box, colors: PictureColors): void {
  intoBox(context, box, 512)
  context.fillStyle = colors.accent
  fillRounded(context, { x: 0, y: 0, width: 512, height: 512 }, 112)
  context.fillStyle = colors['on-accent']
  for (const [x, y, width, height, radius] of APP_ICON) fillRounded(context, { x, y, width, height }, radius)
}

function intoBox(context: CanvasRenderingContext2D, box: Box, drawingWidth: number): void {
  context.translate(box.x, box.y)
  context.scale(box.width / drawingWidth, box.width / drawingWidth)
}

function fillRounded(context: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

export type PictureTheme = 'dark' | 'light'

const TOKENS = ['page', 'text', 'quiet', 'control-line', 'pressed', 'accent', 'on-accent'] as const
const PLATES: readonly PlateColor[] = ['red', 'blue', 'yellow', 'green', 'white', 'steel']

type PictureColors = Readonly<Record<(typeof TOKENS)[number], string>> & {
  readonly fontFamily: string
  readonly plates: Readonly<Record<PlateColor, string>>
}

/** Even if the theme is not the current one. */
function pictureColors(theme: PictureTheme): PictureColors {
  const probe = document.createElement('div')
  probe.dataset['theme'] = theme
  probe.hidden = true
  document.body.append(probe)
  try {
    const style = getComputedStyle(probe)
    const tokenOf = (name: string) => style.getPropertyValue(name).trim()
    const colors = Object.fromEntries(TOKENS.map((token) => [token, tokenOf(`--color-${token}`)]))
    const plates = Object.fromEntries(PLATES.map((plate) => [plate, tokenOf(`--plate-${plate}`)]))
    // One for each token and each plate.
    return { ...colors, plates, fontFamily: tokenOf('--font-text') } as PictureColors
  } finally {
    probe.remove()
  }
}
