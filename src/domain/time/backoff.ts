type Limits = { readonly firstMs: number; readonly longestMs: number }

/** Doubles. With `random` (0 to 1), half is left to chance: devices cut off together do not come back together. */
export function backoffMs(failures: number, { firstMs, longestMs }: Limits, random = 1): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1))
  return full / 2 + (full / 2) * random
}
