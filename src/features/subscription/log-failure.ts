/** For the log only: the screen shows the store's `failures`. */
export function logFailure(cause: unknown): void {
  console.warn('something about the subscription failed', cause)
}
