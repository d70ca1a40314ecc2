import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { KEPT_TIMED_SET } from '#contract/device-stores.ts'
import type { SessionId, SetId } from '#contract/id.ts'
import { MAX_SECONDS } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { isRecord } from '#domain/is-record.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { scheduleChime } from '#platform/device/sound.ts'
import { useDatabase } from '#storage/database-context.tsx'

/** Two instants, so that it continues after a kill: with `endsAtMs` it counts down, otherwise up. */
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
  const { account } = useDatabase()
  const [started, setStarted] = useState<StartedSet | null>(null)
  const isDecided = useRef(false)
  const timed = useMemo(() => started && withPauses(started, { pausedAt, pausedMs }), [started, pausedAt, pausedMs])

  const start = useCallback(
    (setId: SetId, targetSeconds: number | null) => {
      const startedAtMs = Date.now()
      const endsAtMs = targetSeconds ? startedAtMs + targetSeconds * 1_000 : null
      const next = { setId, startedAtMs, endsAtMs, pausedMs }
      isDecided.current = true
      writeTimedSet(account, sessionId, next)
      setStarted(next)
    },
    [account, sessionId, pausedMs],
  )
  const clear = useCallback(() => {
    isDecided.current = true
    writeTimedSet(account, sessionId, null)
    setStarted(null)
  }, [account, sessionId])
  const takeUp = useEffectEvent((found: unknown) => {
    // One that was started meanwhile is newer.
    if (!isDecided.current) setStarted(startedSetIn(found, pausedMs))
  })
  useEffect(() => {
    let isOpen = true
    void readTimedSet(account, sessionId).then((found) => isOpen && takeUp(found), warn)
    return () => {
      isOpen = false
    }
  }, [account, sessionId])

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

function startedSetIn(value: unknown, pausedMsNow: number): StartedSet | null {
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

/** Where the browser refuses, it runs until the screen is left. */
function writeTimedSet(account: string, sessionId: SessionId, timed: StartedSet | null): void {
  void placeOf(account, sessionId)
    .then(({ records, key }) => records.write(key, timed ?? undefined))
    .catch(warn)
}

async function readTimedSet(account: string, sessionId: SessionId): Promise<unknown> {
  const { records, key } = await placeOf(account, sessionId)
  return records.read(key)
}

/** Loaded behind the workout's first picture, before anything can be started. */
async function placeOf(account: string, sessionId: SessionId) {
  const { keptRecords } = await import('#platform/account/kept-records.ts')
  return { records: keptRecords(account), key: KEPT_TIMED_SET + sessionId }
}

function warn(cause: unknown): void {
  console.warn('the timed set is not kept', cause)
}
