import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { LocalKey } from '#contract/device-registry.ts'
import type { SessionId, SetId } from '#contract/id.ts'
import { MAX_SECONDS } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { isRecord } from '#domain/is-record.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { scheduleChime } from '#platform/device/sound.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** Two instants, so that it continues after a reload: with `endsAtMs` it counts down, otherwise up. */
export type TimedSet = {
  readonly setId: SetId
  readonly startedAtMs: number
  readonly endsAtMs: number | null
  /** While the workout is paused. */
  readonly stoppedAtMs: number | null
}

/** As it was started. `pausedMs` is the session's at that time: what was added since is not part of the set. */
type StartedSet = Omit<TimedSet, 'stoppedAtMs'> & { readonly pausedMs: number }

type Pauses = Pick<Session, 'pausedAt' | 'pausedMs'>

const keyOf = (sessionId: SessionId): LocalKey => `barra.timed-set.${sessionId}`

export function heldSeconds(timed: TimedSet, nowMs: number): number {
  const untilMs = Math.min(timed.stoppedAtMs ?? nowMs, timed.endsAtMs ?? Number.POSITIVE_INFINITY)
  return Math.min(MAX_SECONDS, Math.max(0, Math.round((untilMs - timed.startedAtMs) / 1_000)))
}

/** The clock of a started set, moved by the pauses since then. */
export function withPauses({ pausedMs: before, ...started }: StartedSet, { pausedAt, pausedMs }: Pauses): TimedSet {
  const laterMs = Math.max(0, pausedMs - before)
  return {
    ...started,
    startedAtMs: started.startedAtMs + laterMs,
    endsAtMs: started.endsAtMs === null ? null : started.endsAtMs + laterMs,
    stoppedAtMs: pausedAt === null ? null : millisecondsOf(pausedAt),
  }
}

/** The current timed set, if any. `onTimeUp` is called once when a countdown has ended, even while the app was away. */
export function useTimedSet(
  { id: sessionId, pausedAt, pausedMs }: Pick<Session, 'id'> & Pauses,
  options: { readonly hasSound: boolean; readonly onTimeUp: (timed: TimedSet, endsAtMs: number) => void },
) {
  const { hasSound } = options
  const onTimeUp = useEffectEvent(options.onTimeUp)
  const [started, setStarted] = useState(() => readTimedSet(sessionId, pausedMs))
  const timed = useMemo(() => started && withPauses(started, { pausedAt, pausedMs }), [started, pausedAt, pausedMs])

  const start = useCallback(
    (setId: SetId, targetSeconds: number | null) => {
      const startedAtMs = Date.now()
      const endsAtMs = targetSeconds ? startedAtMs + targetSeconds * 1_000 : null
      const next = { setId, startedAtMs, endsAtMs, pausedMs }
      writeTimedSet(sessionId, next)
      setStarted(next)
    },
    [sessionId, pausedMs],
  )
  const clear = useCallback(() => {
    writeTimedSet(sessionId, null)
    setStarted(null)
  }, [sessionId])

  useEffect(() => {
    if (!timed || timed.endsAtMs === null || timed.stoppedAtMs !== null) return
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

function readTimedSet(sessionId: SessionId, pausedMsNow: number): StartedSet | null {
  const value = safeLocalStorage.readJson(keyOf(sessionId))
  if (!isRecord(value)) return null
  const { setId, startedAtMs, endsAtMs, pausedMs } = value
  if (typeof setId !== 'string' || typeof startedAtMs !== 'number') return null
  return {
    setId: setId as SetId,
    startedAtMs,
    endsAtMs: typeof endsAtMs === 'number' ? endsAtMs : null,
    pausedMs: typeof pausedMs === 'number' ? pausedMs : pausedMsNow,
  }
}

function writeTimedSet(sessionId: SessionId, timed: StartedSet | null): void {
  if (timed) safeLocalStorage.writeJson(keyOf(sessionId), timed)
  else safeLocalStorage.remove(keyOf(sessionId))
}
