import { type Finding, missing, ok, wrong } from './finding.ts'

export const DATABASE = { subject: 'Database', section: '1.1' }
export const TABLES = { subject: 'Database, tables', section: '1.1' }
export const WALL = { subject: 'Database, role', section: '1.1' }

/** `applied` is null for a database without any. */
export function tablesFinding(applied: readonly string[] | null, known: readonly string[]): Finding {
  const { subject, section } = TABLES
  if (applied === null) return missing(subject, section, 'there are none yet: the server makes them at its start')
  const foreign = applied.filter((name) => !known.includes(name))
  if (foreign.length > 0) {
    return wrong(subject, section, `a later version has changed them (${foreign.join(', ')}): run that version`)
  }
  const due = known.filter((name) => !applied.includes(name))
  return due.length === 0
    ? ok(subject, `as of ${known.at(-1)}`)
    : missing(subject, section, `${due.join(', ')} is due: the server does it at its start`)
}

export function wallFinding(isAbove: boolean): Finding {
  const { subject, section } = WALL
  return isAbove
    ? wrong(
        subject,
        section,
        'DATABASE_URL names a superuser or a role with BYPASSRLS, for which row-level security does not hold: ' +
          'give the server a plain role',
      )
    : ok(subject, 'row-level security holds for it')
}

/** PostgreSQL's error codes. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'the server does not let the user of DATABASE_URL in',
  '28P01': 'the server does not take the user and password of DATABASE_URL',
  '3D000': 'the server has no database of the name in DATABASE_URL: create it',
}

export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // The pool times out before we do, without a code.
  if (/timeout/.test(error.message)) return 'the database did not answer in time'
  return 'code' in error ? (REFUSALS[String(error.code)] ?? null) : null
}
