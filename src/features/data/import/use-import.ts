import { proxy } from 'comlink'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { TRANSFER_PATH } from '#contract/routes.ts'
import type { ImportAnswers } from '#domain/import/answers.ts'
import type { ColumnChoices } from '#domain/import/header.ts'
import type { ProfileCopy } from '#domain/profile/profile-copy.ts'
import { useDataWorker } from '#platform/account/data-worker.ts'
import { saveProfile } from '#platform/account/profile-edits.ts'
import { askForLastingStorage } from '#platform/device/lasting-storage.ts'
import { isTransfer, onReceivedFile, passOnFile, takeReceivedFile } from '#platform/device/received-file.ts'
import { holdReload } from '#platform/updates/updates.ts'
import { useToasts } from '#ui/toasts.tsx'
import { hasRead, type ImportState, type ShownPreview } from './import-state.ts'

export function useImport() {
  const ask = useDataWorker()
  const { t } = useTranslation('data')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [state, setState] = useState<ImportState>({ kind: 'choosing' })
  // Only the latest file counts: an earlier one may still be loading.
  const latest = useRef(0)
  useEffect(() => () => void ask((data) => data.cancel()).catch(() => undefined), [ask])

  const read = async (file: File) => {
    latest.current += 1
    const mine = latest.current
    const set = (next: ImportState) => {
      if (mine === latest.current) setState(next)
    }
    if (await isTransfer(file)) {
      passOnFile(file)
      return navigate(TRANSFER_PATH, { replace: true })
    }
    const { name: fileName } = file
    set({ kind: 'reading', fileName, share: 0 })
    const progress = proxy((share: number) => {
      if (mine === latest.current) setState((now) => hasRead(now, share))
    })
    try {
      const answer = await ask((data) => data.read(file, wallClock(), progress))
      if (answer.kind === 'preview') {
        const { preview } = answer
        set({ kind: 'preview', fileName, file, columns: {}, preview, isReading: false, isWriting: false })
      } else if (answer.kind === 'problem') set({ kind: 'problem', fileName, problem: answer.problem })
      else set({ kind: 'choosing' })
    } catch (cause) {
      console.error('the file was not read', cause)
      set({ kind: 'failed', reason: 'worker' })
    }
  }

  /** Reads the shown file again, with the columns that the person named; the preview stays meanwhile. */
  const readAgain = async (shown: ShownPreview, columns: ColumnChoices) => {
    latest.current += 1
    const mine = latest.current
    const set = (next: ImportState) => {
      if (mine === latest.current) setState(next)
    }
    const { fileName, file } = shown
    set({ ...shown, columns, isReading: true })
    try {
      const answer = await ask((data) => data.read(file, wallClock(), proxy(ignoreProgress), columns))
      if (answer.kind === 'preview') set({ ...shown, columns, preview: answer.preview, isReading: false })
      else if (answer.kind === 'problem') set({ kind: 'problem', fileName, problem: answer.problem })
    } catch (cause) {
      console.error('the file was not read again', cause)
      set({ kind: 'failed', reason: 'worker' })
    }
  }

  const refusedProfile = (cause: unknown) => {
    console.error('the profile was not taken over', cause)
    toasts.show({ message: t('restore.failed'), tone: 'error' })
    setState((now) => (now.kind === 'done' ? { ...now, withProfile: false } : now))
  }
  const write = async (shown: ShownPreview, answers: ImportAnswers, profile: ProfileCopy) => {
    setState({ ...shown, isWriting: true })
    const letUpdate = holdReload('import')
    try {
      const answer = await ask((data) => data.write(answers))
      if (answer.kind === 'written') {
        const fields = Object.keys(profile).length
        setState({ kind: 'done', fileName: shown.fileName, written: answer, withProfile: fields > 0 })
        void askForLastingStorage()
        // Offline it waits on the device, as all profile changes do.
        if (fields > 0) await saveProfile(profile).catch(refusedProfile)
      } else if (answer.kind === 'problem')
        setState({ kind: 'problem', fileName: shown.fileName, problem: answer.problem })
      else setState({ kind: 'failed', reason: answer.reason })
    } catch (cause) {
      console.error('the file was not written', cause)
      setState({ kind: 'failed', reason: 'worker' })
    } finally {
      letUpdate()
    }
  }

  const readReceived = useEffectEvent(async () => {
    const file = await takeReceivedFile()
    if (file) await read(file)
  })
  useEffect(() => {
    void readReceived()
    return onReceivedFile(() => void readReceived())
  }, [])

  const startAgain = () => {
    latest.current += 1
    void ask((data) => data.cancel()).catch(() => undefined)
    setState({ kind: 'choosing' })
  }
  return { state, read, readAgain, write, startAgain }
}

const ignoreProgress = () => undefined

/** The current local time, in the format of times in files. */
function wallClock(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}
