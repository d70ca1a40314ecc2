/** Whether this device's browser can vibrate. No iPhone lets a page do it. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator
}

/** Vibrates for milliseconds on, off, on … A browser that cannot, or that wants a tap first, does nothing. */
export function vibrate(pattern: readonly number[]): void {
  if (canVibrate()) navigator.vibrate([...pattern])
}
