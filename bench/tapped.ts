/** A tap's times, in milliseconds: until painted, and until painted and stored. */
export type Tapped = { readonly painted: number; readonly durable: number }

/**
 * Taps once and measures. `isShown` is checked before each frame; `saved` resolves when stored, and is called before
 * the tap.
 */
export async function measureTap(tap: () => void, isShown: () => boolean, saved: () => Promise<void>): Promise<Tapped> {
  const beganAt = performance.now()
  const disk = saved().then(() => performance.now())
  tap()
  const paintedAt = await painted(isShown)
  return { painted: paintedAt - beganAt, durable: Math.max(paintedAt, await disk) - beganAt }
}

/** The moment behind the first frame with it: style, layout and paint are done, and the compositor has them. */
export function painted(isShown: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isShown()) return void requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
}
