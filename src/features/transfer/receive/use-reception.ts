import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import type { Transfer, TransferProblem } from '#contract/transfer.ts'
import { MAX_TRANSFER_BYTES } from '#contract/transfer-format.ts'
import { type Reception, receive } from '#domain/transfer/reception.ts'
import { duplicateWorkout } from '#domain/workout/workout.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import { askForLastingStorage } from '#platform/device/lasting-storage.ts'
import { onReceivedFile, takeReceivedFile } from '#platform/device/received-file.ts'
import { finishOther } from '#shared/start-workout/begin-session.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { newId } from '#storage/new-id.ts'
import { findForTransfer, receiveTransfer, undoReceived } from '#storage/receive-transfer.ts'
import { type StorageErrorReason, toStorageError } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'
import { unpackText } from '../code/packed-text.ts'

const UNDO_MS = 8_000

export type ReceiveProblem = TransferProblem | { readonly kind: 'damaged' | 'unreadable' }

export type Previewed = {
  readonly kind: 'preview'
  readonly transfer: Transfer
  readonly reception: Reception
  /** Another running session, if this one would be a second. */
  readonly running: Session | null
  readonly isWriting: boolean
}

export type ReceiveState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'problem'; readonly problem: ReceiveProblem }
  | Previewed
  | { readonly kind: 'done'; readonly reception: Reception }
  | { readonly kind: 'failed'; readonly reason: StorageErrorReason }

export function useReception() {
  const { t } = useTranslation(['transfer', 'shared'])
  const db = useDatabase()
  const toasts = useToasts()
  const [state, setState] = useState<ReceiveState>({ kind: 'waiting' })
  const forgetUndo = useRef(() => {})

  const failed = (cause: unknown) => {
    console.error('handing over', cause)
    setState({ kind: 'failed', reason: toStorageError(cause).reason })
  }
  const read = async (text: string) => {
    try {
      // The parser is large, and only this screen needs it.
      const { parseTransfer } = await import('#contract/transfer.ts')
      const parsed = parseTransfer(text)
      if (parsed.kind === 'problem') return setState(parsed)
      const { transfer } = parsed
      const account = db.account === GUEST_ACCOUNT ? null : db.account
      const here = await findForTransfer(db, transfer, { account, nowMs: Date.now() })
      const reception = receive(transfer, here)
      const running = (await runningSessions(db).get()).find(({ id }) => id !== idOf(reception)) ?? null
      const isSecond = transfer.kind === 'session' && transfer.session.status === 'active' && reception.does === 'add'
      setState({ kind: 'preview', transfer, reception, running: isSecond ? running : null, isWriting: false })
    } catch (cause) {
      failed(cause)
    }
  }
  const readPacked = async (packed: string) => {
    const text = await unpackText(packed)
    if (text === null) setState({ kind: 'problem', problem: { kind: 'damaged' } })
    else await read(text)
  }
  const readFile = async (file: File) => {
    if (file.size > MAX_TRANSFER_BYTES) return setState({ kind: 'problem', problem: { kind: 'too-large' } })
    const text = await file.text().catch(() => null)
    if (text === null) setState({ kind: 'problem', problem: { kind: 'unreadable' } })
    else await read(text)
  }

  const undo = async (received: Awaited<ReturnType<typeof receiveTransfer>>) => {
    try {
      await undoReceived(db, received)
      setState({ kind: 'waiting' })
    } catch (cause) {
      failed(cause)
    }
  }
  /** Ends the running session first if `finished`. A workout that exists already becomes a copy. */
  const take = async (shown: Previewed, finished: Session | null) => {
    setState({ ...shown, isWriting: true })
    const { reception } = shown
    const taken =
      reception.kind === 'workout' && reception.does === 'same'
        ? { ...reception, workout: duplicateWorkout(reception.workout, { ...reception.workout, newId }) }
        : reception
    try {
      if (finished) await finishOther(db, finished)
      const received = await receiveTransfer(db, taken)
      setState({ kind: 'done', reception: taken })
      void askForLastingStorage()
      forgetUndo.current = toasts.show({
        message: t('receive.taken', { name: nameOf(taken) }),
        tone: 'success',
        durationMs: UNDO_MS,
        action: { label: t('shared:undo'), onAction: () => void undo(received) },
      })
    } catch (cause) {
      failed(cause)
    }
  }

  const readReceived = useEffectEvent(async () => {
    const file = await takeReceivedFile()
    if (file) await readFile(file)
  })
  useEffect(() => {
    void readReceived()
    return onReceivedFile(() => void readReceived())
  }, [])

  return {
    state,
    readPacked,
    readFile,
    take,
    startAgain: () => setState({ kind: 'waiting' }),
    /** Continuing with the received document means keeping it. */
    keep: () => forgetUndo.current(),
  }
}

export function nameOf(reception: Reception): string {
  return reception.kind === 'workout' ? reception.workout.name : reception.session.name
}

function idOf(reception: Reception): string {
  return reception.kind === 'workout' ? reception.workout.id : reception.session.id
}
