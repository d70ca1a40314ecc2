import { useEffect, useMemo, useState } from 'react'
import type { SessionId, WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Transfer } from '#contract/transfer.ts'
import type { Workout } from '#contract/workout.ts'
import { splitIntoParts } from '#domain/transfer/code-parts.ts'
import { compactText, transferSession, transferText, transferWorkout } from '#domain/transfer/transfer.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import { ownExercises } from '#storage/collections/exercises.ts'
import { sessionById } from '#storage/collections/sessions.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { now } from '#storage/new-id.ts'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { packText } from '../code/packed-text.ts'
import { isSession } from '../use-facts.ts'

export type TransferRequest = { readonly workout: string | null; readonly session: string | null }

/** The transfer. `parts`: the texts of its codes; null if too much for codes, undefined while packing. */
export type OutgoingTransfer = {
  readonly document: Workout | Session
  readonly file: File
  readonly parts: readonly string[] | null | undefined
}

/** Kept up to date while more is logged; null if there is no such document. */
export function useOutgoingTransfer({ workout, session }: TransferRequest): OutgoingTransfer | null | undefined {
  const db = useDatabase()
  // An address may contain any id; an unknown one finds nothing.
  const plan = useLiveQuery(useMemo(() => workoutById(db, (workout ?? '') as WorkoutId), [db, workout]))
  const done = useLiveQuery(useMemo(() => sessionById(db, (session ?? '') as SessionId), [db, session]))
  const exercises = useLiveQuery(useMemo(() => ownExercises(db), [db]))
  const document = workout === null ? done : plan
  const transfer = useMemo((): Transfer | undefined => {
    if (!document || !exercises) return undefined
    const giver = { account: db.account === GUEST_ACCOUNT ? null : db.account, nowIso: now(), exercises }
    return isSession(document) ? transferSession(document, giver) : transferWorkout(document, giver)
  }, [db, document, exercises])
  const file = useMemo(() => transfer && fileOf(transfer), [transfer])
  const parts = useParts(transfer)
  if (document === null) return null
  return document && file && { document, file, parts }
}

function useParts(transfer: Transfer | undefined): readonly string[] | null | undefined {
  const [packed, setPacked] = useState<{ of: Transfer; parts: readonly string[] | null }>()
  useEffect(() => {
    if (!transfer) return
    let isWanted = true
    void packText(compactText(transfer)).then((text) => {
      if (isWanted) setPacked({ of: transfer, parts: splitIntoParts(text) })
    })
    return () => {
      isWanted = false
    }
  }, [transfer])
  return packed?.of === transfer ? packed?.parts : undefined
}

/** `push-day.barra.json`: the suffix identifies the app, the rest the document. */
function fileOf(transfer: Transfer): File {
  const { name } = transfer.kind === 'workout' ? transfer.workout : transfer.session
  const safe = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase()
  return new File([transferText(transfer)], `${safe || transfer.kind}.barra.json`, { type: 'application/json' })
}
