import { endWithPage } from './page-life/end-with-page.ts'

/**
 * Runs `work` under a lock of this origin, which is released when the page is put aside: the call rejects then. Browsers
 * without locks, and those that refuse them, as Firefox does with cookies blocked, run it at once. `isGranted` is only
 * false with `ifAvailable`, while somebody else has the lock.
 */
export async function withLock<Result>(
  name: string,
  work: (isGranted: boolean) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  let hasBegun = false
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasBegun = true
      return untilPutAside(work(lock !== null))
    })
  } catch (cause) {
    if (hasBegun || options.signal?.aborted) throw cause
    return work(true)
  }
}

function untilPutAside<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const forget = endWithPage(() => reject(new DOMException('the page is put aside', 'AbortError')))
    work.then(resolve, reject).finally(forget)
  })
}
