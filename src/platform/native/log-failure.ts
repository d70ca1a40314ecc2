export function logFailure(what: string, call: Promise<unknown>): void {
  call.catch((cause: unknown) => console.warn(`${what} failed`, cause))
}
