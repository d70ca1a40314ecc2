import { useEffect, useState } from 'react'

export type Countdown = {
  readonly secondsLeft: number
  readonly restart: () => void
}

const SECOND_MS = 1_000

/** Counts down from `seconds`, by the clock, so that it is correct after a tab slept. */
export function useCountdown(seconds: number): Countdown {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + seconds * SECOND_MS)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / SECOND_MS))
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) return
    const ticking = setInterval(() => setNowMs(Date.now()), SECOND_MS)
    return () => clearInterval(ticking)
  }, [isOver])
  const restart = () => {
    setNowMs(Date.now())
    setEndsAtMs(Date.now() + seconds * SECOND_MS)
  }
  return { secondsLeft, restart }
}
