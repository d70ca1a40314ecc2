import { outboxDatabaseName } from '#contract/outbox.ts'
import { exportFileName, JSON_END, jsonBeginning } from '#domain/export/barra-json.ts'
import { openExisting, settled } from '#shared/existing-database.ts'
import type { Database } from '#storage/documents.ts'
import { holdsUnsentAvatar } from '../avatar/avatar-store.ts'
import { downloadFile } from '../device/download.ts'
import { removeStoresOf } from './account-stores.ts'
import { earlierNotesOf, forgetEarlierNotes } from './earlier-notes.ts'
import { forgetEnded } from './ended-account.ts'
import { forgetSecondCopies, holdsSecondCopies } from './second-copy.ts'
import { hasUnsavedNotes } from './unsaved-notes.ts'
import { holdsUnsentProfile, holdsUnsentRecords } from './unsent-records.ts'

// Operations on an account's data on this device, signed in or not. The storage code is loaded on demand.

/** Everything that names the account, by the registry. Rejects with StorageError, and may be called again. */
export async function deleteAccountData(uid: string): Promise<void> {
  const { deleteDatabase } = await import('#storage/accounts.ts')
  // Before the documents: its knowledge of the server is about them. Not awaited: a worker may still have it open.
  indexedDB.deleteDatabase(outboxDatabaseName(uid))
  await forgetEarlierNotes(uid)
  await deleteDatabase(uid)
  await removeStoresOf(uid)
  await forgetSecondCopies(uid)
  await forgetEnded(uid)
}

/**
 * The same, of an account that was left, unless something that was saved is not on the server: a tab may have written
 * until it learned of the end. Drafts go. Returns whether it is removed.
 */
export async function deleteConfirmedData(uid: string): Promise<boolean> {
  const { removeConfirmedSessions } = await import('#storage/remove-confirmed.ts')
  if ((await holdsUnsentProfile(uid)) || (await holdsUnsentTraining(uid))) return false
  if (!(await removeConfirmedSessions(uid))) return false
  await deleteAccountData(uid)
  return true
}

/** As `accountFile`. */
export async function downloadAccountData(uid: string, opened?: Database): Promise<void> {
  const file = await accountFile(uid, opened)
  await downloadFile(file.name, file)
}

/** `opened`: the account's database in this tab, which another one would close. Rejects with StorageError. */
export async function accountFile(uid: string, opened?: Database): Promise<File> {
  const [{ openDatabase }, { documentsAsJson }] = await Promise.all([
    import('#storage/database.ts'),
    import('#storage/export-documents.ts'),
  ])
  await opened?.open()
  const database = opened ?? (await openDatabase({ account: uid }))
  try {
    const head = { source: 'device', exportedAt: new Date().toISOString(), account: { uid }, profile: null } as const
    const pieces = [jsonBeginning(head)]
    for await (const piece of documentsAsJson(database)) pieces.push(piece)
    return new File([...pieces, JSON_END], exportFileName(head.exportedAt, 'json'), { type: 'application/json' })
  } finally {
    if (!opened) await database.close()
  }
}

export async function hasUnsentData(uid: string): Promise<boolean> {
  return (await holdsUnsentRecords(uid)) || holdsUnsentTraining(uid)
}

/** With the picture. */
async function holdsUnsentTraining(uid: string): Promise<boolean> {
  return (await holdsUnwrittenSets(uid)) || (await countUnsent(uid)) > 0 || holdsUnsentAvatar(uid)
}

/** Sets that only this device has, outside of its documents: the sync knows nothing of them. */
export async function holdsUnwrittenSets(uid: string): Promise<boolean> {
  if (hasUnsavedNotes(uid) || (await earlierNotesOf(uid)).length > 0) return true
  const { holdsTaps } = await import('#storage/tap-log.ts')
  return (await holdsTaps(uid)) || holdsSecondCopies(uid)
}

async function countUnsent(uid: string): Promise<number> {
  const database = await openExisting(outboxDatabaseName(uid))
  if (!database) return 0
  try {
    return await settled(database.transaction('entries').objectStore('entries').count())
  } finally {
    database.close()
  }
}
