import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** The time in milliseconds, updated when a clock counted from `anchorMs` changes and when the page becomes visible. */
export function useNow(anchorMs: number, isRunning = true): number {
  const clock = `${anchorMs} ${isRunning}`
  const [latest, setLatest] = useState(() => ({ clock, now: Date.now() }))
  // Another clock starts in the same frame.
  if (latest.clock !== clock) setLatest({ clock, now: Date.now() })
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const sinceFigures = (((Date.now() - anchorMs) % SECOND_MS) + SECOND_MS) % SECOND_MS
      timer = setTimeout(tick, SECOND_MS - sinceFigures)
    }
    const tick = () => {
      clearTimeout(timer)
      setLatest({ clock, now: Date.now() })
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [clock, anchorMs, isRunning])
  return latest.now
}
