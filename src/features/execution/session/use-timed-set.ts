import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { SessionId, SetId } from '#contract/id.ts'
import { MAX_SECONDS } from '#contract/limits.ts'
import { isRecord } from '#domain/is-record.ts'
import { scheduleChime } from '#platform/device/sound.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** Two instants, so that it continues after a reload: with `endsAtMs` it counts down, otherwise up. */
export type TimedSet = { readonly setId: SetId; readonly startedAtMs: number; readonly endsAtMs: number | null }

const keyOf = (sessionId: SessionId) => `barra.timed-set.${sessionId}`

export function heldSeconds(timed: TimedSet, nowMs: number): number {
  const untilMs = timed.endsAtMs === null ? nowMs : Math.min(nowMs, timed.endsAtMs)
  return Math.min(MAX_SECONDS, Math.max(0, Math.round((untilMs - timed.startedAtMs) / 1_000)))
}

/** The current timed set, if any. `onTimeUp` is called once when a countdown has ended, even while the app was away. */
export function useTimedSet(
  sessionId: SessionId,
  options: { readonly hasSound: boolean; readonly onTimeUp: (timed: TimedSet, endsAtMs: number) => void },
) {
  const { hasSound } = options
  const onTimeUp = useEffectEvent(options.onTimeUp)
  const [timed, setTimed] = useState(() => readTimedSet(sessionId))

  const start = useCallback(
    (setId: SetId, targetSeconds: number | null) => {
      const startedAtMs = Date.now()
      const next = { setId, startedAtMs, endsAtMs: targetSeconds ? startedAtMs + targetSeconds * 1_000 : null }
      writeTimedSet(sessionId, next)
      setTimed(next)
    },
    [sessionId],
  )
  const clear = useCallback(() => {
    writeTimedSet(sessionId, null)
    setTimed(null)
  }, [sessionId])

  useEffect(() => {
    if (!timed || timed.endsAtMs === null) return
    const { endsAtMs } = timed
    const leftMs = endsAtMs - Date.now()
    const takeBack = hasSound && leftMs > 0 ? scheduleChime(leftMs) : () => {}
    const check = () => {
      if (Date.now() < endsAtMs) return
      clear()
      onTimeUp(timed, endsAtMs)
    }
    const timer = setTimeout(check, Math.max(0, leftMs))
    document.addEventListener('visibilitychange', check)
    return () => {
      takeBack()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [timed, hasSound, clear])

  return { timed, start, clear }
}

function readTimedSet(sessionId: SessionId): TimedSet | null {
  const value = safeLocalStorage.readJson(keyOf(sessionId))
  if (!isRecord(value)) return null
  const { setId, startedAtMs, endsAtMs } = value
  if (typeof setId !== 'string' || typeof startedAtMs !== 'number') return null
  return { setId: setId as SetId, startedAtMs, endsAtMs: typeof endsAtMs === 'number' ? endsAtMs : null }
}

function writeTimedSet(sessionId: SessionId, timed: TimedSet | null): void {
  if (timed) safeLocalStorage.writeJson(keyOf(sessionId), timed)
  else safeLocalStorage.remove(keyOf(sessionId))
}
