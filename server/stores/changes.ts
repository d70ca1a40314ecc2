import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storageUnavailable } from '../problem.ts'
import { type Position, readCommits, writeCommits } from '../sync/heads.ts'
import { refuseClosedAccount } from './account-status.ts'
import { type DocumentScope, type MeasuredDocument, type NewVersion, recordOf } from './documents.ts'

/** What a change is decided on: a person's position, the bytes of the account, and the asked documents that exist. */
export type Seen = {
  readonly position: Position
  readonly bytes: number
  readonly documents: readonly MeasuredDocument[]
}

/** Every commit of the person, putting something aside, thinning and closing the account give another one. */
export type Head = { readonly seq: number; readonly commits: string; readonly bytes: number }

/** Without a head for a person who has never pushed. */
export type SeenState = Seen & { readonly head: Head | undefined }

/** New versions with the position after them, and the account's growth in bytes. */
export type Change = {
  readonly versions: readonly NewVersion[]
  readonly schemaVersion: number
  /** The ids of those whose current version is copied to the revisions. */
  readonly replaced: readonly string[]
  readonly position: Position
  readonly growth: number
}

type SeenRow = { readonly epoch: string; readonly status: 'disabled' | 'deleted' | null } & (
  | { readonly [Column in keyof Head]: null }
  | Head
) &
  (
    | { readonly id: null }
    | (Omit<MeasuredDocument, 'seq' | 'bytes'> & { readonly documentSeq: number; readonly documentBytes: number })
  )

/** In one statement, so that all of it is of one moment. Throws 410 for a deleted account, 403 for a disabled one. */
export async function readSeen(
  database: Kysely<Tables>,
  { userId, collection }: DocumentScope,
  ids: readonly string[],
): Promise<SeenState> {
  const { rows } = await sql<SeenRow>`
    /* prepared: seen */
    SELECT
      server_state.value AS epoch, people.status,
      heads.seq, heads.commits, heads.bytes,
      documents.id, documents.seq AS "documentSeq", documents.deleted, documents.body,
      documents.schema_version AS "schemaVersion", documents.bytes AS "documentBytes"
    FROM server_state
    LEFT JOIN heads ON heads.user_id = ${userId}
    LEFT JOIN people ON people.user_id = ${userId}
    LEFT JOIN (${oneByOne({ userId, collection }, ids)}) AS documents ON true
    WHERE server_state.key = 'epoch'`.execute(database)
  const [row] = rows
  if (!row) throw storageUnavailable(new Error('server_state has no epoch'))
  refuseClosedAccount(row.status ?? 'open')
  const { epoch, seq, commits, bytes } = row
  return {
    position: readCommits(epoch, seq ?? 0, commits ?? ''),
    bytes: bytes ?? 0,
    head: seq === null ? undefined : { seq, commits, bytes },
    documents: rows.flatMap(documentOf),
  }
}

function documentOf(row: SeenRow): readonly MeasuredDocument[] {
  if (row.id === null) return []
  const { id, documentSeq: seq, deleted, body, schemaVersion, documentBytes: bytes } = row
  return [{ id, seq, deleted, body, schemaVersion, bytes }]
}

export function headAfter({ bytes }: Head, position: Position, growth: number): Head {
  return { seq: position.seq, commits: writeCommits(position), bytes: bytes + growth }
}

/**
 * All of it in one statement, if epoch and head still are those that were seen and the account is open. Returns whether it
 * was; if not, nothing is written. It does not wait for a concurrent change of the person: others may wait for this one.
 * Schedules the thinning of revisions a day later; an existing schedule stays, so that its index is not touched.
 */
export async function writeChange(
  database: Kysely<Tables>,
  { userId, collection }: DocumentScope,
  seen: Head,
  { versions, schemaVersion, replaced, position, growth }: Change,
): Promise<boolean> {
  const head = headAfter(seen, position, growth)
  // jsonb_to_recordset accepts the nested body; as an array parameter it would mean different things to each driver.
  const records = `[${versions.map(recordOf).join(',')}]`
  const { rows } = await sql<{ moved: number }>`
    /* grouped: change */
    WITH free AS (
      SELECT user_id FROM heads WHERE user_id = ${userId} FOR UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE heads SET
        seq = ${head.seq}::bigint,
        commits = ${head.commits},
        bytes = ${head.bytes}::bigint,
        thin_after = coalesce(thin_after, now() + interval '1 day')
      WHERE user_id = ${userId} AND EXISTS (SELECT FROM free)
        AND seq = ${seen.seq}::bigint AND commits = ${seen.commits} AND bytes = ${seen.bytes}::bigint
        AND EXISTS (SELECT FROM server_state WHERE key = 'epoch' AND value = ${position.epoch})
        AND NOT EXISTS (SELECT FROM people WHERE user_id = ${userId})
      RETURNING user_id
    ), kept AS (
      INSERT INTO revisions (user_id, collection, id, seq, deleted, body, schema_version, received_at, bytes)
      SELECT
        documents.user_id, documents.collection, documents.id, documents.seq, documents.deleted, documents.body,
        documents.schema_version, documents.received_at, documents.bytes
      FROM moved CROSS JOIN (${oneByOne({ userId, collection }, replaced)}) AS documents
    ), written AS (
      INSERT INTO documents
        (user_id, collection, id, seq, deleted, body, json_length, bytes, content_hash, schema_version, received_at)
      SELECT
        ${userId}, ${collection}, id, seq, deleted, body, json_length, bytes, content_hash, ${schemaVersion}::integer,
        now()
      FROM moved CROSS JOIN jsonb_to_recordset(${records}::jsonb)
        AS row (
          id text, seq bigint, deleted boolean, body jsonb, json_length integer, bytes integer, content_hash bigint
        )
      ON CONFLICT (user_id, collection, id) DO UPDATE SET
        seq = excluded.seq,
        deleted = excluded.deleted,
        body = excluded.body,
        json_length = excluded.json_length,
        bytes = excluded.bytes,
        content_hash = excluded.content_hash,
        schema_version = excluded.schema_version,
        received_at = excluded.received_at
    )
    SELECT count(*)::integer AS moved FROM moved`.execute(database)
  return rows[0]?.moved === 1
}

/**
 * The documents of these ids, each by the primary key. For `id = ANY` or `id =` the planner may prefer the index by `seq`,
 * as long as it believes that a person has few documents, and then reads all of a collection: only the primary key has
 * them in the order of their ids.
 */
export function oneByOne({ userId, collection }: DocumentScope, ids: readonly string[]): RawBuilder<unknown> {
  return sql`
    SELECT found.* FROM unnest(${ids}::text[]) AS asked (id) CROSS JOIN LATERAL (
      SELECT * FROM documents
      WHERE user_id = ${userId} AND collection = ${collection} AND id BETWEEN asked.id AND asked.id
      ORDER BY id
    ) AS found`
}

/** Without a commit, by what was put aside, which is looked at again as revisions are. The head is locked. */
export async function growAccount(transaction: Transaction<Tables>, userId: string, growth: number): Promise<void> {
  await sql`
    UPDATE heads SET
      bytes = bytes + ${growth}::bigint,
      thin_after = coalesce(thin_after, now() + interval '1 day')
    WHERE user_id = ${userId}`.execute(transaction)
}
