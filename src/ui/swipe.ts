const FAR_PX = 120
const FAST_PX_PER_MS = 0.5
/** A tap is never still. */
const MIN_SWIPE_PX = 24

/** Whether a sheet that was pulled down goes away when it is let go. */
export function closesBySwipe(pull: { readonly distancePx: number; readonly durationMs: number }): boolean {
  const { distancePx, durationMs } = pull
  if (distancePx < MIN_SWIPE_PX) return false
  return distancePx >= FAR_PX || distancePx / Math.max(durationMs, 1) >= FAST_PX_PER_MS
}
