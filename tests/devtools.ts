/** Whether a test runs in Chromium; the same files run in Node, on an imitation of IndexedDB. */
export const inBrowser = typeof document !== 'undefined'

/** Sends a Chrome DevTools protocol command to the page of the test. */
export async function devtools(command: string, options: Record<string, unknown>): Promise<void> {
  const { cdp } = await import('vitest/browser')
  // The session is Playwright's, whose type is not available here.
  const session = cdp() as unknown as { send(command: string, options: Record<string, unknown>): Promise<unknown> }
  await session.send(command, options)
}
