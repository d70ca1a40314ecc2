import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10
const PARENT = 1
const OWN_TICKS = [11, 12]
/** Of children that have ended, too: connections come and go. */
const CHILDREN_TICKS = [13, 14]

/** Reads the processor time of all processes of a PostgreSQL, in ms. Null if it is on another machine, or not on Linux. */
export async function databaseCpuReader(databaseUrl: string): Promise<(() => number) | null> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const server = fieldsOf(String(rows[0]?.pid))?.[PARENT]
  await client.end()
  if (server === undefined) return null
  return () => {
    const connections = readdirSync('/proc').flatMap((pid) => {
      const fields = /^\d+$/.test(pid) ? fieldsOf(pid) : undefined
      return fields?.[PARENT] === server ? [ticks(fields, OWN_TICKS)] : []
    })
    const ended = ticks(fieldsOf(String(server)) ?? [], CHILDREN_TICKS)
    return (connections.reduce((sum, count) => sum + count, 0) + ended) * TICK_MS
  }
}

/** The fields of `/proc/<pid>/stat` after the name, which may have spaces. */
function fieldsOf(pid: string): readonly number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  } catch {
    return undefined
  }
}

function ticks(fields: readonly number[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (fields[place] ?? 0), 0)
}
