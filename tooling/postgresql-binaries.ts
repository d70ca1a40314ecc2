import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of `initdb` and `postgres`, or undefined if PostgreSQL is not installed. */
export function postgresqlBinaries(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin').toSorted((left, right) => versionOf(right) - versionOf(left))
  return [configuredFolder(), ...installed].find((folder) => folder !== undefined && isComplete(folder))
}

/** pg_config may be installed with the client library only, and then names a folder without a server. */
function configuredFolder(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

function isComplete(folder: string): boolean {
  return ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))
}

function versionOf(folder: string): number {
  return Number(folder.split('/').at(-2))
}
