/** Nothing that the shell does beside the app may stop the app: what fails is said in the log. */
export function logFailure(what: string, call: Promise<unknown>): void {
  call.catch((cause: unknown) => console.warn(`${what} failed`, cause))
}
