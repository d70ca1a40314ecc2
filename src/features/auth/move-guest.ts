import { moveKeptRecords } from '#platform/account/kept-records.ts'
import { deleteDatabase } from '#storage/accounts.ts'
import { copyDocuments } from '#storage/copy-documents.ts'
import { openDatabase } from '#storage/database.ts'

const GUEST = 'guest'

export async function moveGuest(account: string): Promise<void> {
  await copyGuest(account)
  await moveKeptRecords(GUEST, account)
  await deleteDatabase(GUEST)
}

async function copyGuest(account: string): Promise<void> {
  const [from, to] = await Promise.all([openDatabase({ account: GUEST }), openDatabase({ account })])
  try {
    await copyDocuments(from, to)
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}
