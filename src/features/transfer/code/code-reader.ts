/** Reads the code in a video frame; null without one. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

/** https://wicg.github.io/shape-detection-api/: Chromium on Android and macOS, missing in type libraries. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }
type DetectorClass = {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader, if it supports QR codes; otherwise ours, loaded on demand. */
export async function makeCodeReader(): Promise<CodeReader> {
  return (await nativeReader().catch(() => null)) ?? ownReader()
}

async function nativeReader(): Promise<CodeReader | null> {
  if (!('BarcodeDetector' in window)) return null
  const Class = window.BarcodeDetector as DetectorClass
  if (!(await Class.getSupportedFormats()).includes('qr_code')) return null
  const detector = new Class({ formats: ['qr_code'] })
  return async (video) => {
    const [code] = await detector.detect(video).catch(() => [])
    return code?.rawValue ?? null
  }
}

async function ownReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0) return null
    Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0)
    try {
      return decodeQR(context.getImageData(0, 0, width, height))
    } catch {
      // Throws without a code in the frame: the next one may have it.
      return null
    }
  }
}
