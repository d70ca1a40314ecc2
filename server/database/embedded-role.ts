import { sql } from 'kysely'
import type { WholeDatabase } from './connection.ts'

/** Owns the tables, and is held to their policies, which a superuser is not. */
const ROLE = 'barra_server'

/** As the superuser that an embedded database begins with. */
export async function stepUp({ kysely }: WholeDatabase): Promise<void> {
  await sql`RESET ROLE`.execute(kysely)
}

/** From a superuser to a role like that of a PostgreSQL server. */
export async function stepDown({ kysely }: WholeDatabase): Promise<void> {
  await sql`
    DO $$
    DECLARE name text;
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${sql.lit(ROLE)}) THEN
        CREATE ROLE ${sql.ref(ROLE)} NOLOGIN;
        GRANT ALL ON SCHEMA public TO ${sql.ref(ROLE)};
      END IF;
      FOR name IN
        SELECT oid::regclass::text FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relowner <> ${sql.lit(ROLE)}::regrole
      LOOP
        EXECUTE format('ALTER TABLE %s OWNER TO %I', name, ${sql.lit(ROLE)});
      END LOOP;
    END $$`.execute(kysely)
  await sql`SET ROLE ${sql.ref(ROLE)}`.execute(kysely)
}
