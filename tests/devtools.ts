/** Whether a test runs in Chromium; the same files run in Node, on an imitation of IndexedDB. */
export const inBrowser = typeof document !== 'undefined'

/** Gives a command of the Chrome DevTools protocol to the page that the test runs in. */
export async function devtools(command: string, options: Record<string, unknown>): Promise<void> {
  const { cdp } = await import('vitest/browser')
  // The provider of the session is Playwright, whose type does not reach here.
  const session = cdp() as unknown as { send(command: string, options: Record<string, unknown>): Promise<unknown> }
  await session.send(command, options)
}
