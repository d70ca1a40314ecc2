import { type Kysely, sql } from 'kysely'
import type { Tables } from '../server/database/tables.ts'
import { OF_THE_WHOLE, PERSONAL } from './distribution.ts'

const PERSON = 'user_id'

type Index = {
  readonly columns: readonly string[]
  readonly isUnique: boolean
  readonly isPrimary: boolean
  readonly isWhole: boolean
}

type ForeignKey = { readonly from: readonly string[]; readonly table: string; readonly to: readonly string[] }

/** A table as the catalog has it; partitions belong to theirs. */
type Relation = {
  readonly name: string
  readonly nullable: readonly string[]
  readonly columns: readonly string[]
  /** `h` and the columns of a table that is partitioned by hash; null for one that is not partitioned. */
  readonly partitioned: { readonly strategy: string; readonly columns: readonly string[] } | null
  readonly indexes: readonly Index[]
  readonly foreignKeys: readonly ForeignKey[]
  /** Columns that are numbered by a sequence. */
  readonly numbered: readonly string[]
  /** Exclusion constraints and triggers. */
  readonly others: readonly string[]
}

export type Judgement = {
  readonly table: string
  readonly held: string
  readonly key: string
  readonly faults: readonly string[]
}

/** Every table against the rules of a database that distributes rows by `user_id`. */
export async function judgeTables(database: Kysely<Tables>): Promise<readonly Judgement[]> {
  const relations = await readRelations(database)
  const missing = [...PERSONAL, ...Object.keys(OF_THE_WHOLE)].filter(
    (table) => !relations.some(({ name }) => name === table),
  )
  return [
    ...relations.map((relation) => ({
      table: relation.name,
      held: heldAs(relation.name),
      key: relation.indexes.find(({ isPrimary }) => isPrimary)?.columns.join(', ') ?? '',
      faults: faultsOf(relation),
    })),
    ...missing.map((table) => ({ table, held: heldAs(table), key: '', faults: ['is listed, but does not exist'] })),
  ]
}

function heldAs(table: string): string {
  const held = OF_THE_WHOLE[table]
  if (held === undefined) return PERSONAL.has(table) ? `by ${PERSON}` : '?'
  return held.as === 'spread'
    ? `whole, by ${held.by}`
    : held.as === 'copy'
      ? 'whole, a copy everywhere'
      : 'whole, on one'
}

function faultsOf(relation: Relation): readonly string[] {
  const held = OF_THE_WHOLE[relation.name]
  const isPersonal = PERSONAL.has(relation.name)
  if (isPersonal && held !== undefined) return ['is listed both as personal and as of the whole']
  if (!isPersonal && held === undefined) return ['is listed neither as personal nor as of the whole']
  return [
    ...(isPersonal ? personalFaults(relation) : []),
    ...(held?.as === 'spread' ? uniqueFaults(relation, held.by) : []),
    ...relation.foreignKeys
      .filter((key) => crosses(relation, key))
      .map(({ from, table }) => `foreign key (${from.join(', ')}) to ${table} crosses persons`),
    ...relation.numbered.map((column) => `${column} is numbered by a sequence, which shards would share`),
    ...relation.others,
  ]
}

function personalFaults(relation: Relation): readonly string[] {
  if (!relation.columns.includes(PERSON)) return [`has no ${PERSON}`]
  const { partitioned, indexes } = relation
  const primary = indexes.find(({ isPrimary }) => isPrimary)
  const isIndexed = indexes.some(({ columns, isWhole }) => isWhole && columns[0] === PERSON)
  const isPartitioned = partitioned === null || (partitioned.strategy === 'h' && partitioned.columns.join() === PERSON)
  return [
    ...(primary === undefined ? ['has no primary key'] : []),
    ...(primary && primary.columns[0] !== PERSON
      ? [`primary key (${primary.columns.join(', ')}) does not begin with ${PERSON}`]
      : []),
    ...(relation.nullable.includes(PERSON) ? [`${PERSON} may be null`] : []),
    ...(isIndexed ? [] : [`no index begins with ${PERSON}`]),
    ...(isPartitioned ? [] : [`is partitioned by something else than a hash of ${PERSON}`]),
    ...uniqueFaults(relation, PERSON),
  ]
}

function uniqueFaults({ indexes }: Relation, column: string): readonly string[] {
  return indexes
    .filter(({ isUnique, columns }) => isUnique && !columns.includes(column))
    .map(({ columns }) => `unique key (${columns.join(', ')}) is without ${column}`)
}

/** A row may name rows of the same person, or of a table that is everywhere. */
function crosses({ name }: Relation, { from, table, to }: ForeignKey): boolean {
  if (OF_THE_WHOLE[table]?.as === 'copy') return false
  if (!PERSONAL.has(name) || !PERSONAL.has(table)) return true
  const place = from.indexOf(PERSON)
  return place < 0 || to[place] !== PERSON
}

async function readRelations(database: Kysely<Tables>): Promise<readonly Relation[]> {
  const names = (attributes: string, relation: string) => sql`
    (SELECT coalesce(jsonb_agg(coalesce(attname, '(expression)') ORDER BY place), '[]')
      FROM unnest(${sql.raw(attributes)}) WITH ORDINALITY AS listed (number, place)
      LEFT JOIN pg_attribute ON attrelid = ${sql.raw(relation)} AND attnum = listed.number)`
  const { rows } = await sql<Relation>`
    SELECT
      kept.relname AS name,
      (SELECT jsonb_agg(attname) FROM pg_attribute WHERE attrelid = kept.oid AND attnum > 0 AND NOT attisdropped) AS columns,
      (SELECT coalesce(jsonb_agg(attname), '[]') FROM pg_attribute
        WHERE attrelid = kept.oid AND attnum > 0 AND NOT attisdropped AND NOT attnotnull) AS nullable,
      (SELECT jsonb_build_object('strategy', partstrat, 'columns', ${names('partattrs::smallint[]', 'kept.oid')})
        FROM pg_partitioned_table WHERE partrelid = kept.oid) AS partitioned,
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
          'columns', ${names('(indkey::smallint[])[0:indnkeyatts - 1]', 'kept.oid')},
          'isUnique', indisunique, 'isPrimary', indisprimary, 'isWhole', indpred IS NULL)), '[]')
        FROM pg_index WHERE indrelid = kept.oid) AS indexes,
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
          'from', ${names('conkey', 'conrelid')}, 'table', confrelid::regclass::text, 'to', ${names('confkey', 'confrelid')})), '[]')
        FROM pg_constraint WHERE conrelid = kept.oid AND contype = 'f' AND conparentid = 0) AS "foreignKeys",
      (SELECT coalesce(jsonb_agg(attname), '[]') FROM pg_attribute
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE attrelid = kept.oid AND (attidentity <> '' OR pg_get_expr(adbin, adrelid) LIKE '%nextval(%')) AS numbered,
      (SELECT coalesce(jsonb_agg(fault), '[]') FROM (
          SELECT 'exclusion constraint ' || conname AS fault FROM pg_constraint WHERE conrelid = kept.oid AND contype = 'x'
          UNION ALL
          SELECT 'trigger ' || tgname FROM pg_trigger WHERE tgrelid = kept.oid AND NOT tgisinternal
        ) AS found) AS others
    FROM pg_class AS kept
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    ORDER BY kept.relname`.execute(database)
  return rows
}
