import { useCallback, useMemo } from 'react'
import type { SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { restRemainingMs } from '#domain/session/rest.ts'
import { notifyRestOver } from '#platform/device/rest-notification.ts'
import { vibrate } from '#platform/device/vibration.ts'
import { useStore } from '#shared/use-store.ts'
import { sessionActions } from '../editing/session-actions.ts'
import { useSessionStore } from '../editing/use-session-store.ts'
import { type ActiveSet, activeSetOf } from '../sets/active-set.ts'
import { usePercentLoads } from '../sets/percent-loads.ts'
import { usePrevious } from '../sets/previous.ts'
import { useAnnouncer } from './announcer.tsx'
import { usePhrases } from './use-phrases.ts'
import { useSessionMachine } from './use-session-machine.ts'
import { useSteady } from './use-steady.ts'
import { heldSeconds, type TimedSet, useTimedSet } from './use-timed-set.ts'

/** A session that was read, running: what is shown, where the lifter is, and everything that can be done. */
export function useRunningSession(read: Session, preferences: Preferences) {
  const { store, copies, hasRecovered } = useSessionStore(read)
  const edits = useStore(store)
  const keptCopy = useStore(copies.kept)
  const session = edits.shown
  const previous = usePrevious(session)
  const loads = usePercentLoads(session, preferences)
  const { words, say } = useAnnouncer()
  const phrases = usePhrases()
  const usual = useSteady({ restSeconds: () => preferences.defaultRestSeconds })
  const actions = useMemo(() => sessionActions(store, usual.restSeconds), [store, usual])

  const { take, log, tellRestOver } = useSteady({
    /** A set as it would be logged now. */
    take: (setId: SetId | null) => activeSetOf(store.current().shown, setId, previous, loads),
    /** Logs a set as it stands, or as it stood at an earlier moment. */
    log(set: ActiveSet, seconds: number | null = set.values.seconds, atMs: number = Date.now()) {
      const values = { ...set.values, seconds }
      actions.complete(set.set.id, values, atMs)
      if (preferences.vibration) vibrate('set ticked')
      const rest = restRemainingMs(store.current().shown.rest, atMs)
      say(phrases.logged({ ...set, values }, rest))
    },
    tellRestOver(isLate: boolean, next: ActiveSet | null) {
      say(phrases.restOver(next))
      if (isLate) return
      if (preferences.vibration) vibrate('rest over')
      // Where it cannot be shown, the page itself says it as soon as it is seen.
      void notifyRestOver({ ...phrases.notice(next), path: location.pathname }).catch(() => undefined)
    },
  })

  const machine = useSessionMachine(store, actions, preferences, {
    completeSet(setId) {
      const set = take(setId)
      if (set) log(set)
    },
    restIsOver: (isLate) => tellRestOver(isLate, take(machine.activeSetId)),
  })
  const onTimeUp = useCallback(
    (timed: TimedSet) => {
      const set = take(timed.setId)
      if (set?.set.completedAt !== null || timed.endsAtMs === null) return
      log(set, heldSeconds(timed, timed.endsAtMs), timed.endsAtMs)
      if (preferences.vibration) vibrate('rest over')
    },
    [take, log, preferences.vibration],
  )
  const timer = useTimedSet(session.id, { hasSound: preferences.sounds, onTimeUp })

  const activeSet = useMemo(
    () => activeSetOf(session, machine.activeSetId, previous, loads),
    [session, machine.activeSetId, previous, loads],
  )
  const timedSet = timer.timed && activeSetOf(session, timer.timed.setId, previous, loads)
  return {
    store,
    edits,
    session,
    previous,
    loads,
    hasRecovered,
    /** Whether all that the disk refuses lies on it as a second copy. */
    isCopyKept: keptCopy === edits.shown,
    words,
    say,
    phrases,
    actions,
    machine,
    take,
    log,
    timer,
    activeSet,
    /** What is held against the clock; one that was logged or removed meanwhile is not. */
    timed: timer.timed && timedSet?.set.completedAt === null ? { clock: timer.timed, set: timedSet } : null,
  }
}

export type RunningSession = ReturnType<typeof useRunningSession>
