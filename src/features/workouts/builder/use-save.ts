import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WORKOUTS_PATH } from '#contract/routes.ts'
import type { Workout } from '#contract/workout.ts'
import type { Draft } from '#platform/account/workout-drafts.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { stampAfter } from '#storage/stamps.ts'
import { toStorageError } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'
import type { JustSaved } from '../just-saved.ts'
import { NAME_FIELD_ID } from './details.tsx'
import { mergeDraft } from './merge-draft.ts'
import type { DraftState } from './use-draft.ts'

/** Then it leads to the list, unless `onSaved` stays. On failure, the draft stays. */
export function useSave(draft: DraftState, onSaved?: (workout: Workout) => void) {
  const { t } = useTranslation('workouts')
  const db = useDatabase()
  const navigate = useNavigate()
  const toasts = useToasts()
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState(false)
  const isNamed = draft.workout.name.trim() !== ''

  const save = async () => {
    if (saving) return
    if (!isNamed) {
      setRefused(true)
      document.getElementById(NAME_FIELD_ID)?.focus()
      return
    }
    if (document.querySelector(`[data-builder="${draft.workout.id}"] [aria-invalid="true"]`)) {
      toasts.show({ message: t('builder.notUnderstood'), tone: 'error' })
      return
    }
    setSaving(true)
    try {
      const stored = await store(db, draft.current())
      draft.finish()
      if (onSaved) return onSaved(stored)
      await navigate(WORKOUTS_PATH, { state: { saved: stored.id, name: stored.name } satisfies JustSaved })
    } catch (cause) {
      const isFull = toStorageError(cause).reason === 'full'
      toasts.show({ message: t(isFull ? 'builder.fullNotSaved' : 'builder.notSaved'), tone: 'error' })
      setSaving(false)
    }
  }
  return { save, saving, nameError: refused && !isNamed ? t('builder.nameMissing') : undefined }
}

async function store(db: Database, draft: Draft): Promise<Workout> {
  const workout = { ...draft.workout, name: draft.workout.name.trim() }
  if (draft.base === null) return insertOnce(db, workout)
  try {
    const edit = await editDocument(db, 'workouts', workout.id, (current) =>
      mergeDraft({ base: draft.base, workout }, current, stampAfter(current.updatedAt)),
    )
    return edit.after
  } catch (cause) {
    // Permanently deleted meanwhile: the edit takes precedence over the deletion.
    if (toStorageError(cause).reason !== 'missing') throw cause
    return insertDocument(db, 'workouts', workout)
  }
}

/** Another tab with the same draft may have been first: then this changes its stored workout. */
async function insertOnce(db: Database, workout: Workout): Promise<Workout> {
  try {
    return await insertDocument(db, 'workouts', workout)
  } catch (cause) {
    if (toStorageError(cause).reason !== 'exists') throw cause
    return (await editDocument(db, 'workouts', workout.id, () => workout)).after
  }
}
