// A worker that died is replaced; one that dies at once, ever later.

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 60_000
/** Whoever has lived this long did not die of its start. */
const CALM_MS = 60_000

/** A worker that runs. `end` is called once, when it is replaced or no longer wanted. */
export type Life = { readonly end: () => void }

export type LifeOptions<Alive extends Life> = {
  /** Starts one. `onDeath` may be called any number of times. */
  readonly launch: (onDeath: (cause: unknown) => void) => Alive
  /** A dead one has been replaced. */
  readonly onReplaced: () => void
  readonly nowMs: () => number
}

/** Keeps one worker alive until `end`. */
export type KeptAlive<Alive extends Life> = {
  readonly current: () => Alive
  /** Says that the current one does nothing any more. It is ended, and replaced after a pause. */
  readonly declareDead: (cause: unknown) => void
  readonly end: () => void
}

export function keepAlive<Alive extends Life>({ launch, onReplaced, nowMs }: LifeOptions<Alive>): KeptAlive<Alive> {
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let bornAtMs = nowMs()
  let alive = begin()

  function begin(): Alive {
    bornAtMs = nowMs()
    const born: Alive = launch((cause) => {
      // The last words of one that was replaced already.
      if (born === alive) declareDead(cause)
    })
    return born
  }

  function declareDead(cause: unknown): void {
    if (isOver || timer !== undefined) return
    console.error('the worker died', cause)
    alive.end()
    if (nowMs() - bornAtMs >= CALM_MS) pauseMs = FIRST_PAUSE_MS
    timer = setTimeout(() => {
      timer = undefined
      alive = begin()
      onReplaced()
    }, pauseMs)
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
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
