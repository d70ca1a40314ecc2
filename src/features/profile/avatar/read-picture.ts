import { MAX_CHOSEN_BYTES, sniffPictureType } from '#domain/profile/avatar-file.ts'
import { hasPictureEnd } from '#domain/profile/picture-end.ts'

export type PictureProblem = 'wrong-type' | 'too-large' | 'broken'

export class PictureError extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'PictureError'
    this.problem = problem
  }
}

/** A photo has far more pixels than a crop needs, and a phone little memory. */
const MAX_SIDE = 2_048

/** Rejects with a PictureError. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > MAX_CHOSEN_BYTES) throw new PictureError('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = sniffPictureType(bytes)
  if (!type) throw new PictureError('wrong-type')
  if (!hasPictureEnd(bytes, type)) throw new PictureError('broken')
  try {
    return await shrunk(await createImageBitmap(file, { imageOrientation: 'from-image' }))
  } catch (cause) {
    throw new PictureError('broken', { cause })
  }
}

async function shrunk(picture: ImageBitmap): Promise<ImageBitmap> {
  const scale = MAX_SIDE / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const size = (side: number) => Math.max(1, Math.round(side * scale))
  const smaller = await createImageBitmap(picture, {
    resizeWidth: size(picture.width),
    resizeHeight: size(picture.height),
    resizeQuality: 'high',
  })
  picture.close()
  return smaller
}
