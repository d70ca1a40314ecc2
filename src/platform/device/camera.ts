/** Why there is no picture: the page is not on https, there is no camera, the person or a policy said no, another app has it. */
export type CameraProblem = 'insecure' | 'missing' | 'refused' | 'busy'

/** Says why the camera did not open. */
export class CameraError extends Error {
  override readonly name = 'CameraError'
  readonly problem: CameraProblem

  constructor(problem: CameraProblem, cause?: unknown) {
    super(`camera: ${problem}`, { cause })
    this.problem = problem
  }
}

/** Fine enough to tell the modules of a dense code apart. */
const WANTED_PIXELS = 1_280

/**
 * The picture of the camera that looks away from the person, or of the only one. Asks the person: to be called after a
 * press. Rejects with CameraError. Whoever opens it stops its tracks.
 */
export async function openCamera(): Promise<MediaStream> {
  // Where the page is not secure, there is not even the object to ask.
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
