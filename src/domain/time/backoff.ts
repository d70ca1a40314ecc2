type Limits = { readonly firstMs: number; readonly longestMs: number }

/**
 * The wait after so many failures in a row, doubling from the first to the longest. With `random`, from 0 to 1, half of
 * it is left to chance, so that devices that were cut off together do not come back together.
 */
export function backoffMs(failures: number, { firstMs, longestMs }: Limits, random = 1): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1))
  return full / 2 + (full / 2) * random
}
