/** The event for an error that was handled on its part of the screen. */
export const APP_ERROR = 'barra.app-error'

export function tellAppError(error: unknown): void {
  dispatchEvent(new CustomEvent(APP_ERROR, { detail: error }))
}
