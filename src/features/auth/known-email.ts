/** The email known to the previous screen, from the navigation state. */
export function emailIn(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}
