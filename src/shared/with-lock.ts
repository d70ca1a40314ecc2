import { endWithPage } from './page-life/end-with-page.ts'

/**
 * Runs `work` under a lock of this origin, which is released, or no longer waited for, when the page is put aside: the
 * call rejects then. Browsers
 * without locks, and those that refuse them, as Firefox does with cookies blocked, run it at once. `isGranted` is only
 * false with `ifAvailable`, while somebody else has the lock.
 */
export async function withLock<Result>(
  name: string,
  work: (isGranted: boolean) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  let hasBegun = false
  const waiting = untilLeft(options)
  try {
    return await navigator.locks.request(name, { ...options, ...waiting.options }, (lock) => {
      hasBegun = true
      return untilPutAside(work(lock !== null))
    })
  } catch (cause) {
    if (hasBegun || options.signal?.aborted || waiting.options.signal?.aborted) throw cause
    return work(true)
  } finally {
    waiting.forget()
  }
}

/** A page that is suspended would hold a lock that it is given then. Only a wait without a signal has no end yet. */
function untilLeft({ ifAvailable, signal }: LockOptions) {
  if (ifAvailable || signal) return { options: {}, forget: () => undefined }
  const leaving = new AbortController()
  return { options: { signal: leaving.signal }, forget: endWithPage(() => leaving.abort(putAside())) }
}

function putAside(): DOMException {
  return new DOMException('the page is put aside', 'AbortError')
}

function untilPutAside<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const forget = endWithPage(() => reject(putAside()))
    work.then(resolve, reject).finally(forget)
  })
}
