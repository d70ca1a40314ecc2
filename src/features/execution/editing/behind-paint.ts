import { createStore, type ReadableStore } from '#shared/store.ts'

/** A slow disk does not hold up the screen, nor does a hidden page, which draws no frames. */
const MAX_WAIT_MS = 50

/**
 * A store's value, once its latest change is painted and nothing is busy: a tap shows its own set, then the disk has the
 * thread, then the screen around the set follows. Changes in a row are followed together.
 */
export function behindPaint<Value>(
  store: ReadableStore<Value>,
  isBusy: (value: Value) => boolean,
): ReadableStore<Value> {
  const behind = createStore(store.current())
  let longest: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let isPainted = false

  const follow = () => {
    cancelAnimationFrame(frame)
    clearTimeout(longest)
    longest = undefined
    behind.set(store.current())
  }
  const followWhenFree = () => {
    isPainted = true
    if (!isBusy(store.current())) follow()
  }
  store.subscribe(() => {
    if (longest === undefined) {
      isPainted = false
      longest = setTimeout(follow, MAX_WAIT_MS)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(followWhenFree)
      })
    } else if (isPainted && !isBusy(store.current())) {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(followWhenFree)
    }
  })
  return { current: behind.current, subscribe: behind.subscribe }
}
