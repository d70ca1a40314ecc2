export type PullNews = { readonly pulledThisStart?: boolean; readonly serverTimeMs?: number | null }

type Followed = {
  readonly current: () => PullNews
  readonly subscribe: (listener: () => void) => () => void
}

/** Resolves to the server's time once everything has been pulled since the start. Rejects if stopped before. */
export function completePull({ current, subscribe }: Followed, ended: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { pulledThisStart = false, serverTimeMs = null } = current()
      if (!pulledThisStart || serverTimeMs === null) return
      unfollow()
      resolve(serverTimeMs)
    }
    const stop = () => {
      unfollow()
      reject(ended.reason)
    }
    const stopFollowing = subscribe(look)
    const unfollow = () => {
      stopFollowing()
      ended.removeEventListener('abort', stop)
    }
    ended.addEventListener('abort', stop)
    if (ended.aborted) stop()
    else look()
  })
}
