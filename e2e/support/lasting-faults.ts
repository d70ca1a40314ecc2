import { expect } from '@playwright/test'

/** Seen for so long, a fault is no frame between two layouts. */
const LASTING_MS = 3_000

/** The faults that stay: what a new size brings, such as a pane, is drawn over several frames. */
export async function lastingFaults(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let faults = await look()
  if (faults.length === 0) return faults
  const lookAgain = async () => {
    faults = await look()
    expect(faults).toEqual([])
  }
  await expect(lookAgain)
    .toPass({ timeout: LASTING_MS })
    .catch(() => undefined)
  return faults
}
