import { analyticsDatabaseName, tapDatabaseName } from '#contract/device-stores.ts'
import { outboxDatabaseName } from '#contract/outbox.ts'
import { exportFileName, JSON_END, jsonBeginning } from '#domain/export/barra-json.ts'
import { safetyDatabaseName } from '#storage/safety/safety-name.ts'
import { deleteAvatarStore, holdsUnsentAvatar } from '../avatar/avatar-store.ts'
import { downloadFile } from '../device/download.ts'
import { forgetSynced } from '../sync/last-synced.ts'
import { forgetEnded } from './ended-account.ts'
import { forgetSecondCopies, holdsSecondCopies } from './second-copy.ts'
import { forgetUndo } from './undo-notes.ts'
import { forgetWaitingProfile, hasWaitingProfile } from './waiting-profile.ts'
import { clearDrafts, draftedWorkouts } from './workout-drafts.ts'

// Operations on an account's data on this device, signed in or not. The storage code is loaded on demand.

export async function deleteAccountData(uid: string): Promise<void> {
  const { deleteDatabase } = await import('#storage/accounts.ts')
  // Before the documents: its knowledge of the server is about them. Not awaited: a worker may still have it open.
  indexedDB.deleteDatabase(outboxDatabaseName(uid))
  await deleteDatabase(uid)
  forgetSynced(uid)
  clearDrafts(uid)
  indexedDB.deleteDatabase(tapDatabaseName(uid))
  forgetUndo(uid)
  forgetEnded(uid)
  forgetWaitingProfile(uid)
  await deleteAvatarStore(uid)
  await forgetSecondCopies(uid)
  indexedDB.deleteDatabase(analyticsDatabaseName(uid))
  indexedDB.deleteDatabase(safetyDatabaseName(uid))
}

/** Rejects with StorageError. */
export async function downloadAccountData(uid: string): Promise<void> {
  const [{ openDatabase }, { documentsAsJson }] = await Promise.all([
    import('#storage/database.ts'),
    import('#storage/export-documents.ts'),
  ])
  const database = await openDatabase({ account: uid })
  try {
    const head = { source: 'device', exportedAt: new Date().toISOString(), account: { uid }, profile: null } as const
    const pieces = [jsonBeginning(head)]
    for await (const piece of documentsAsJson(database)) pieces.push(piece)
    const file = new Blob([...pieces, JSON_END], { type: 'application/json' })
    await downloadFile(exportFileName(head.exportedAt, 'json'), file)
  } finally {
    await database.close()
  }
}

export async function hasUnsentData(uid: string): Promise<boolean> {
  if (draftedWorkouts(uid).size > 0 || hasWaitingProfile(uid)) return true
  if (await holdsTaps(uid)) return true
  return (await countUnsent(uid)) > 0 || (await holdsUnsentAvatar(uid)) || (await holdsSecondCopies(uid))
}

/** Sets that were checked off in a still and are not in their workout yet. */
async function holdsTaps(uid: string): Promise<boolean> {
  // Opening a missing database would create it.
  if (!(await indexedDB.databases()).some(({ name }) => name === tapDatabaseName(uid))) return false
  const { openTapLog } = await import('#storage/tap-log.ts')
  return (await openTapLog(uid).all()).length > 0
}

async function countUnsent(uid: string): Promise<number> {
  const name = outboxDatabaseName(uid)
  // Opening a missing database would create it.
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0
  const database = await settled(indexedDB.open(name))
  try {
    return await settled(database.transaction('entries').objectStore('entries').count())
  } finally {
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
