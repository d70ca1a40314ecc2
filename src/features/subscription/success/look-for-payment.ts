/** The provider usually reports within seconds, sometimes minutes. */
export const WAITS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000]

/** For about a minute. A failed request counts as not found; `left` aborts. */
export async function lookForPayment(
  refresh: () => Promise<{ readonly isActive: boolean }>,
  left: AbortSignal,
): Promise<boolean> {
  for (const waitMs of [0, ...WAITS_MS]) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (left.aborted) return false
    try {
      const { isActive } = await refresh()
      if (isActive) return true
    } catch (cause) {
      console.info('the payment was not looked for', cause)
    }
  }
  return false
}
