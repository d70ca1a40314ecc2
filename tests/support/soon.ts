/** Of the real clock, whatever the test has done to it. */
const afterTask = setImmediate
/** Work that waits for no clock takes a few. */
const MOST_TURNS = 300

/**
 * Repeats a check until it holds, for so many turns of the event loop. Unlike a poll it depends on no clock, and what
 * never comes about fails at once.
 */
export async function soon(check: () => void): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    try {
      return check()
    } catch {
      await new Promise((resolve) => afterTask(resolve))
    }
  }
  check()
}
