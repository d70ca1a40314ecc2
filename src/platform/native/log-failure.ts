/** Logs failures of the native app's extras, which must not stop the app. */
export function logFailure(what: string, call: Promise<unknown>): void {
  call.catch((cause: unknown) => console.warn(`${what} failed`, cause))
}
