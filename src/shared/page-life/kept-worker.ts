// A dead worker is replaced; one that keeps dying, at growing intervals.

/** A worker that ran this long did not die at startup. */
const CALM_MS = 60_000

/** `end` is called once, when it is replaced or no longer needed. */
export type Life = { readonly end: () => void }

export type LifeOptions<Alive extends Life> = {
  /** Starts one. `onDeath` may be called any number of times. */
  readonly launch: (onDeath: (cause: unknown) => void) => Alive
  readonly onReplaced: () => void
  /** How long the replacement waits after this many deaths in a row. */
  readonly pauseMs: (deaths: number) => number
  readonly nowMs: () => number
}

export type KeptAlive<Alive extends Life> = {
  readonly current: () => Alive
  /** Reports that the current one is dead. It is ended, and replaced after a pause. */
  readonly declareDead: (cause: unknown) => void
  readonly end: () => void
}

export function keepAlive<Alive extends Life>(options: LifeOptions<Alive>): KeptAlive<Alive> {
  const { launch, onReplaced, pauseMs, nowMs } = options
  let deaths = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let bornAtMs = nowMs()
  let alive = begin()

  function begin(): Alive {
    bornAtMs = nowMs()
    const born: Alive = launch((cause) => {
      // A message of an already replaced one.
      if (born === alive) declareDead(cause)
    })
    return born
  }

  function declareDead(cause: unknown): void {
    if (isOver || timer !== undefined) return
    console.error('the worker died', cause)
    alive.end()
    deaths = nowMs() - bornAtMs >= CALM_MS ? 1 : deaths + 1
    timer = setTimeout(() => {
      timer = undefined
      alive = begin()
      onReplaced()
    }, pauseMs(deaths))
  }

  return {
    current: () => alive,
    declareDead,
    end() {
      isOver = true
      clearTimeout(timer)
      alive.end()
    },
  }
}
