/** The event by which the page tells of an error that the place on the screen where it happened has answered for. */
export const APP_ERROR = 'barra.app-error'

/** Tells whoever follows the app's errors of one that is not thrown any further. */
export function tellAppError(error: unknown): void {
  dispatchEvent(new CustomEvent(APP_ERROR, { detail: error }))
}
