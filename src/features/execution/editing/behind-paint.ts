import { createStore, type ReadableStore } from '#shared/store.ts'

type Schedule = (work: () => void) => void

/** A hidden page draws no frames. */
const LONGEST_WAIT_MS = 100

/**
 * A store's value, once the frame with its latest change is painted: a tap shows its own set first, and the screen
 * around it follows. Several changes in one frame are one.
 */
export function behindPaint<Value>(store: ReadableStore<Value>, schedule: Schedule = afterPaint): ReadableStore<Value> {
  const behind = createStore(store.current())
  let isDue = false
  store.subscribe(() => {
    if (isDue) return
    isDue = true
    schedule(() => {
      isDue = false
      behind.set(store.current())
    })
  })
  return { current: behind.current, subscribe: behind.subscribe }
}

/** In the frame after the one that paints the change: in between, the thread is free for the disk's answers. */
function afterPaint(work: () => void): void {
  const longest = setTimeout(() => {
    cancelAnimationFrame(frame)
    work()
  }, LONGEST_WAIT_MS)
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      clearTimeout(longest)
      work()
    })
  })
}
