/** What could not be loaded stands on the screen by the store's `failures`. */
export function logFailure(cause: unknown): void {
  console.warn('something about the subscription failed', cause)
}
