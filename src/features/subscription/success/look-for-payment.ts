/** Between one look and the next: what the provider reports usually comes within seconds, and sometimes within minutes. */
export const WAITS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000]

/**
 * Has the server look for a payment that was just made, at once and then at growing intervals for about a minute.
 * Resolves to whether it was found; a look that fails is one that found nothing. `left` ends it.
 */
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
