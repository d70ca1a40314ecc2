/** The e-mail that the screen before knew already, out of the state of the navigation. */
export function emailIn(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}
