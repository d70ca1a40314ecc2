import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { WholeDatabase } from '../server/database/connection.ts'
import { EXPANDS } from '../server/database/later-migrations.ts'
import type { Tables } from '../server/database/tables.ts'
import { migrate } from '../server/database.ts'

/** A fact of the catalog: the definition of something that a build relies on. */
type Fact = {
  readonly kind: 'table' | 'column' | 'constraint' | 'index' | 'trigger' | 'policy' | 'rule' | 'function' | 'right'
  readonly table: string
  readonly says: string
  readonly columns: readonly string[]
  /** Its effect on a row whose writer does not know of it; empty for none. */
  readonly demand: string
}

export type Expansion = { readonly name: string; readonly faults: readonly string[] }

/** Migrates an empty database, and judges each migration that is named as one that only adds. */
export async function judgeExpansions(
  database: WholeDatabase,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly Expansion[]> {
  const expansions: Expansion[] = []
  const before: Record<string, Migration> = {}
  for (const [name, migration] of Object.entries(migrations).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (name.endsWith(EXPANDS)) {
      await migrate(database, before)
      expansions.push({ name, faults: await judgeExpansion(database.kysely, migration) })
    }
    before[name] = migration
  }
  return expansions
}

/** All that the build before could trip over, in a database as that build left it, which stays as it is. */
export async function judgeExpansion(database: Kysely<Tables>, migration: Migration): Promise<readonly string[]> {
  const inCatalog = await undone(database, async (transaction) => {
    const before = await readFacts(transaction)
    await migration.up(transaction)
    return compare(before, await readFacts(transaction))
  })
  if (inCatalog.length > 0) return inCatalog
  return undone(database, async (transaction) => {
    await guardRows(transaction)
    try {
      await migration.up(transaction)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}

async function undone<Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const transaction = await database.startTransaction().execute()
  try {
    return await work(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

function compare(before: readonly Fact[], after: readonly Fact[]): readonly string[] {
  const known = new Set(before.map(({ says }) => says))
  const kept = new Set(after.map(({ says }) => says))
  const tables = new Set(before.map(({ table }) => table))
  const columns = new Set(
    before.flatMap((fact) => (fact.kind === 'column' ? [`${fact.table}.${fact.columns[0]}`] : [])),
  )
  return [
    ...before.filter(({ says }) => !kept.has(says)).map(({ says }) => `takes away or changes ${says}`),
    ...after
      .filter((fact) => !known.has(fact.says) && isDemanding(fact, tables, columns))
      .map(({ says, demand }) => `adds ${says}, ${demand}`),
  ]
}

function isDemanding({ kind, table, columns, demand }: Fact, tables: ReadonlySet<string>, known: ReadonlySet<string>) {
  if (demand === '' || !tables.has(table)) return false
  const isOld = (column: string) => known.has(`${table}.${column}`)
  if (kind === 'constraint') return columns.length === 0 || columns.some(isOld)
  return kind === 'index' ? columns.every(isOld) : true
}

/** Values that an older build reads must stay: a change of a column that was there, or of rows, is refused. */
async function guardRows(transaction: Transaction<Tables>): Promise<void> {
  await sql`
    CREATE FUNCTION pg_temp.guard() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% of rows of % that the build before reads', TG_OP, TG_TABLE_NAME; END $$`.execute(
    transaction,
  )
  const { rows } = await sql<{ table: string; columns: string }>`
    SELECT relname AS table, string_agg(quote_ident(attname), ', ') AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    GROUP BY relname`.execute(transaction)
  for (const { table, columns } of rows) {
    const run = 'FOR EACH STATEMENT EXECUTE FUNCTION pg_temp.guard()'
    const updates = `CREATE TRIGGER guard_updates BEFORE UPDATE OF ${columns} ON`
    await sql`${sql.raw(updates)} ${sql.table(table)} ${sql.raw(run)}`.execute(transaction)
    await sql`CREATE TRIGGER guard_rows BEFORE DELETE OR TRUNCATE ON ${sql.table(table)} ${sql.raw(run)}`.execute(
      transaction,
    )
  }
}

async function readFacts(transaction: Transaction<Tables>): Promise<readonly Fact[]> {
  const { rows } = await sql<Fact>`
    WITH kept AS (
      SELECT oid, relname, relkind, relrowsecurity, relforcerowsecurity, relowner, relacl, relispartition
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
    )
    SELECT 'table' AS kind, relname AS "table", '[]'::jsonb AS columns, '' AS demand,
      format('%s %s%s%s', CASE relkind WHEN 'S' THEN 'sequence' WHEN 'v' THEN 'view' WHEN 'm' THEN 'view' ELSE 'table' END,
        relname, CASE WHEN relkind IN ('v', 'm') THEN ' ' || pg_get_viewdef(oid) ELSE '' END,
        CASE WHEN relkind NOT IN ('r', 'p') THEN '' WHEN relforcerowsecurity THEN ' with row security for everybody'
          WHEN relrowsecurity THEN ' with row security' ELSE ' without row security' END) AS says
    FROM kept
    UNION ALL
    SELECT 'column', relname, jsonb_build_array(attname),
      CASE WHEN attnotnull AND NOT atthasdef AND attidentity = '' THEN 'which may not be left out' ELSE '' END,
      format('column %s.%s %s%s%s', relname, attname, format_type(atttypid, atttypmod),
        CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END,
        coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), '') || attgenerated::text || attidentity::text)
    FROM kept JOIN pg_attribute ON attrelid = kept.oid AND attnum > 0 AND NOT attisdropped
      LEFT JOIN pg_attrdef ON adrelid = kept.oid AND adnum = attnum
    WHERE relkind IN ('r', 'p')
    UNION ALL
    SELECT 'constraint', kept.relname, ${namesOf('conkey', 'conrelid')},
      CASE WHEN contype IN ('c', 'f', 'x') THEN 'which may refuse its rows' ELSE '' END,
      format('constraint %s of %s, %s', conname, kept.relname, pg_get_constraintdef(pg_constraint.oid))
    FROM kept JOIN pg_constraint ON conrelid = kept.oid WHERE contype <> 'n'
    UNION ALL
    SELECT 'constraint', kept.relname, '[]',
      CASE WHEN confdeltype IN ('a', 'r') THEN 'which keeps it from deleting rows' ELSE '' END,
      format('reference %s to %s from %s, %s', conname, kept.relname, conrelid::regclass,
        pg_get_constraintdef(pg_constraint.oid))
    FROM kept JOIN pg_constraint ON confrelid = kept.oid WHERE contype = 'f'
    UNION ALL
    -- The columns that are null when they are left out: a row without a value never collides.
    SELECT 'index', relname,
      (SELECT coalesce(jsonb_agg(attname), '[]') FROM pg_attribute
        WHERE attrelid = indrelid AND attnum = ANY ((indkey::smallint[])[0:indnkeyatts - 1])
          AND NOT attnotnull AND NOT atthasdef AND NOT indnullsnotdistinct),
      CASE WHEN indisunique THEN 'which may refuse its rows' ELSE '' END, pg_get_indexdef(indexrelid)
    FROM kept JOIN pg_index ON indrelid = kept.oid
    UNION ALL
    SELECT 'trigger', relname, '[]', 'which runs at its writes', pg_get_triggerdef(pg_trigger.oid)
    FROM kept JOIN pg_trigger ON tgrelid = kept.oid WHERE NOT tgisinternal
    UNION ALL
    SELECT 'policy', relname, '[]', 'which hides rows from it',
      format('policy %s of %s for %s to %s, %s, %s', polname, relname, polcmd, polroles::regrole[],
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    FROM kept JOIN pg_policy ON polrelid = kept.oid
    UNION ALL
    SELECT 'rule', relname, '[]', 'which rewrites its statements', pg_get_ruledef(pg_rewrite.oid)
    FROM kept JOIN pg_rewrite ON ev_class = kept.oid WHERE rulename <> '_RETURN'
    UNION ALL
    SELECT 'right', relname, '[]', '', format('right of %s to %s %s', grantee::regrole, privilege_type, relname)
    FROM kept, aclexplode(coalesce(relacl, acldefault(CASE relkind WHEN 'S' THEN 's' ELSE 'r' END::"char", relowner)))
    UNION ALL
    SELECT 'function', '', '[]', '', format('function %s', pg_get_functiondef(oid))
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind IN ('f', 'p')`.execute(transaction)
  return rows
}

function namesOf(numbers: string, relation: string) {
  return sql`
    (SELECT coalesce(jsonb_agg(attname), '[]') FROM pg_attribute
      WHERE attrelid = ${sql.raw(relation)} AND attnum = ANY (${sql.raw(numbers)}))`
}
