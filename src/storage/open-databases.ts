import type { Database } from './documents.ts'

const open = new Set<Database>()

/** So that deleting an account can close it first. */
export function rememberOpen(db: Database): void {
  open.add(db)
}

export function forgetOpen(db: Database): void {
  open.delete(db)
}

export async function closeDatabasesOf(account: string): Promise<void> {
  await Promise.all([...open].filter((db) => db.account === account).map((db) => db.close()))
}
