import type { Square } from '#domain/profile/avatar-crop.ts'
import { AVATAR_SIDE } from '#domain/profile/avatar-file.ts'

/** Up to this size a picture is sent in one request. */
const MAX_BYTES = 256 * 1024
const QUALITIES = [0.9, 0.8, 0.7, 0.5] as const

/** Transparent areas become white. */
export function paintSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Square): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser paints no pictures')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

/** 512 by 512, as JPEG where WebP cannot be written. Pixels only: metadata such as the location is dropped. */
export async function cutPicture(picture: ImageBitmap, square: Square): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_SIDE
  canvas.height = AVATAR_SIDE
  paintSquare(canvas, picture, square)
  let file = await encode(canvas, QUALITIES[0])
  for (const quality of QUALITIES.slice(1)) {
    if (file.size <= MAX_BYTES) break
    file = await encode(canvas, quality)
  }
  return file
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality)
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality)
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written'))), type, quality)
  })
}
