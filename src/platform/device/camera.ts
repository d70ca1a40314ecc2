/** Why there is no picture: not on https, no camera, refused by the person or a policy, or used by another app. */
export type CameraProblem = 'insecure' | 'missing' | 'refused' | 'busy'

export class CameraError extends Error {
  override readonly name = 'CameraError'
  readonly problem: CameraProblem

  constructor(problem: CameraProblem, cause?: unknown) {
    super(`camera: ${problem}`, { cause })
    this.problem = problem
  }
}

/** Enough to resolve the modules of a dense code. */
const WANTED_PIXELS = 1_280

/**
 * The rear camera, or the only one. Asks the person: call it after a press. Rejects with CameraError. The caller stops
 * its tracks.
 */
export async function openCamera(): Promise<MediaStream> {
  // On an insecure page, not even the API object exists.
  if (!isSecureContext) throw new CameraError('insecure')
  if (!('mediaDevices' in navigator)) throw new CameraError('missing')
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: WANTED_PIXELS }, height: { ideal: WANTED_PIXELS } },
    })
  } catch (cause) {
    throw new CameraError(problemOf(cause), cause)
  }
}

/** Names: https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia */
function problemOf(cause: unknown): CameraProblem {
  switch (cause instanceof DOMException ? cause.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'missing'
  }
}
