import { sql } from 'kysely'
import { connectDatabase, migrate } from '../database.ts'
import type { DatabaseConnection } from './connection.ts'

/** By a role of its own, which owns the tables. The server's may read and write rows, and change no table. */
export async function migrateAsOwner(ownerUrl: string, { ofNobody }: DatabaseConnection): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_user AS name`.execute(ofNobody.kysely)
  const owner = await connectDatabase({ databaseUrl: ownerUrl, poolSize: 2 })
  try {
    await migrate(owner)
    for (const { name } of rows) {
      await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${sql.id(name)}`.execute(
        owner.kysely,
      )
    }
  } finally {
    await owner.close()
  }
}
