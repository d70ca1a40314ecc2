import { useTranslation } from 'react-i18next'
import type { FolderId } from '#contract/id.ts'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import { orderKeyBetween, orderKeysAfter } from '#domain/list/order-key.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { archiveWorkout, duplicateWorkout, moveToFolder, unarchiveWorkout } from '#domain/workout/workout.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { editDocument, insertDocument, restoreDocument, revertEdit, trashDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { newId, now } from '#storage/new-id.ts'
import { toStorageError } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'
import type { Program } from '../programs/programs.ts'

export type WorkoutActions = {
  readonly duplicate: (workout: Workout, next: Workout | undefined) => void
  readonly archive: (workout: Workout) => void
  readonly unarchive: (workout: Workout) => void
  readonly trash: (workout: Workout) => void
  readonly move: (workout: Workout, folderId: FolderId | null) => void
  /** Writes the positions that differ. */
  readonly order: (before: readonly Workout[], after: readonly Workout[]) => void
  /** After the others, with `contents` in it. */
  readonly addFolder: (name: string, last: Folder | undefined, contents: readonly Workout[]) => void
  readonly renameFolder: (folder: Folder, name: string) => void
  readonly trashFolder: (folder: Folder) => void
  readonly addProgram: (program: Program, last: ListEnds) => void
}

export type ListEnds = { readonly workout: Workout | undefined; readonly folder: Folder | undefined }

export function useWorkoutActions(): WorkoutActions {
  const { t } = useTranslation(['workouts', 'shared'])
  const db = useDatabase()
  const toasts = useToasts()

  const attempt = (work: Promise<unknown>) => {
    work.catch((cause: unknown) => {
      const isFull = toStorageError(cause).reason === 'full'
      toasts.show({ message: t(isFull ? 'list.full' : 'list.notSaved'), tone: 'error' })
    })
  }
  const say = (message: string, undo: () => Promise<unknown>) =>
    toasts.show({ message, action: { label: t('shared:undo'), onAction: () => attempt(undo()) } })

  const editWorkout = async (workout: Workout, change: (workout: Workout) => Workout, message: string) => {
    const edit = await editDocument(db, 'workouts', workout.id, change)
    say(message, () => revertEdit(db, 'workouts', edit))
  }
  const newFolder = (name: string, last: Folder | undefined) =>
    insertDocument(db, 'folders', {
      id: newId<FolderId>(),
      updatedAt: UNSTAMPED,
      binnedAt: '',
      name,
      orderKey: orderKeysAfter(last?.orderKey ?? null, 1)[0] ?? '',
    })

  const duplicate = async (workout: Workout, next: Workout | undefined) => {
    const copy = await insertDocument(
      db,
      'workouts',
      duplicateWorkout(workout, {
        name: t('list.copyName', { name: workout.name }).slice(0, MAX_NAME_LENGTH),
        orderKey: orderKeyBetween(workout.orderKey, next?.orderKey ?? null),
        newId,
      }),
    )
    say(t('list.duplicated', { name: workout.name }), () => trashDocument(db, 'workouts', copy.id))
  }
  const trash = async ({ id, name }: Workout) => {
    await trashDocument(db, 'workouts', id)
    say(t('list.isDeleted', { name }), () => restoreDocument(db, 'workouts', id))
  }
  const trashFolder = async ({ id, name }: Folder) => {
    await trashDocument(db, 'folders', id)
    say(t('folder.isDeleted', { name }), () => restoreDocument(db, 'folders', id))
  }
  const order = async (before: readonly Workout[], after: readonly Workout[]) => {
    const keys = new Map(before.map(({ id, orderKey }) => [id, orderKey]))
    for (const { id, orderKey } of after.filter((workout) => keys.get(workout.id) !== workout.orderKey))
      await editDocument(db, 'workouts', id, (latest) => ({ ...latest, orderKey }))
  }
  const addFolder = async (name: string, last: Folder | undefined, contents: readonly Workout[]) => {
    const folder = await newFolder(name, last)
    for (const workout of contents) {
      await editWorkout(workout, (latest) => moveToFolder(latest, folder.id), t('list.moved', { name: workout.name }))
    }
  }
  const addProgram = async (program: Program, last: ListEnds) => {
    const name = t(program.name)
    const folder = await newFolder(name, last.folder)
    const after = last.workout?.orderKey ?? null
    const { weightUnit: unit } = await preferencesOf(db).get()
    const { buildProgram } = await import('../programs/build-program.ts')
    const workouts = buildProgram(program, { after, folderId: folder.id, newId, nameOf: t, unit })
    for (const workout of workouts) await insertDocument(db, 'workouts', workout)
    say(t('programs.added', { name }), async () => {
      for (const workout of workouts) await trashDocument(db, 'workouts', workout.id)
      await trashDocument(db, 'folders', folder.id)
    })
  }

  return {
    duplicate: (workout, next) => attempt(duplicate(workout, next)),
    archive: (workout) =>
      attempt(
        editWorkout(workout, (latest) => archiveWorkout(latest, now()), t('list.isArchived', { name: workout.name })),
      ),
    unarchive: (workout) =>
      attempt(editWorkout(workout, unarchiveWorkout, t('list.isUnarchived', { name: workout.name }))),
    trash: (workout) => attempt(trash(workout)),
    move: (workout, folderId) =>
      attempt(
        editWorkout(workout, (latest) => moveToFolder(latest, folderId), t('list.moved', { name: workout.name })),
      ),
    order: (before, after) => attempt(order(before, after)),
    addFolder: (name, last, contents) => attempt(addFolder(name, last, contents)),
    renameFolder: (folder, name) => attempt(editDocument(db, 'folders', folder.id, (latest) => ({ ...latest, name }))),
    trashFolder: (folder) => attempt(trashFolder(folder)),
    addProgram: (program, last) => attempt(addProgram(program, last)),
  }
}
