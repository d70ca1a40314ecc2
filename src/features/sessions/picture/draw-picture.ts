import { assertNever } from '#domain/assert-never.ts'
import { BODY_PATH, HEAD_TO_TOE, lightOf, MUSCLE_PATHS } from '#ui/body-diagram/body-paths.ts'
import type { Intensities } from '#ui/body-diagram/drawn-body.tsx'
import type { Face } from './fit-text.ts'
import type { PictureContent } from './picture-content.ts'
import { type Box, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureItem } from './picture-items.ts'
import { layOut, type PictureLayout } from './picture-layout.ts'

export type DrawnPicture = { readonly png: Blob; readonly layout: PictureLayout }

/** Rejects if the browser has no room for it. */
export async function drawPicture(content: PictureContent, theme: PictureTheme): Promise<DrawnPicture> {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE_WIDTH
  canvas.height = PICTURE_HEIGHT
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('this browser has no canvas')
  const colors = pictureColors(theme)
  const layout = layOut(content, (text, face) => {
    context.font = fontOf(face, colors)
    return context.measureText(text).width
  })
  context.fillStyle = colors.page
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
  for (const item of layout.items) {
    context.save()
    drawItem(context, item, colors, content.muscles?.intensities)
    context.restore()
  }
  return { png: await pngOf(canvas), layout }
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
    case 'panel':
      context.fillStyle = colors['accent-soft']
      fillRounded(context, item, PANEL_RADIUS)
      break
    case 'rule':
      context.fillStyle = colors.line
      context.fillRect(item.x, item.y, item.width, item.height)
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

const PANEL_RADIUS = 28
/** Position in a line box, relative to the font size. */
const BASELINE = 0.97

function drawText(
  context: CanvasRenderingContext2D,
  { x, y, width, text, face, color, align }: Extract<PictureItem, { draws: 'text' }>,
  colors: PictureColors,
): void {
  context.font = fontOf(face, colors)
  context.fillStyle = colors[color]
  context.textAlign = align
  context.fillText(text, align === 'left' ? x : x + width, y + face.size * BASELINE)
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

const TOKENS = ['page', 'text', 'quiet', 'line', 'pressed', 'accent', 'accent-soft', 'on-accent'] as const

type PictureColors = Readonly<Record<(typeof TOKENS)[number], string>> & { readonly fontFamily: string }

/** Even if the theme is not the current one. */
function pictureColors(theme: PictureTheme): PictureColors {
  const probe = document.createElement('div')
  probe.dataset['theme'] = theme
  probe.hidden = true
  document.body.append(probe)
  try {
    const style = getComputedStyle(probe)
    const colors = Object.fromEntries(TOKENS.map((token) => [token, style.getPropertyValue(`--color-${token}`).trim()]))
    // One for each token.
    return { ...colors, fontFamily: style.getPropertyValue('--font-text') } as PictureColors
  } finally {
    probe.remove()
  }
}
