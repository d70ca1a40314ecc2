import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { THE_BUILD } from '../../tooling/server.ts'

/**
 * The addresses of the build's scripts with these names, as `app` or `replication.worker`. Throws for a name that the
 * build doesn't have: a test that holds back a file that no longer exists would hold back nothing.
 */
export function builtScripts(...names: readonly string[]): RegExp {
  return builtFiles(names, 'js')
}

/** The same, with their style sheets. */
export function builtParts(...names: readonly string[]): RegExp {
  return builtFiles(names, 'js|css')
}

function builtFiles(names: readonly string[], ending: string): RegExp {
  const files: Record<string, string> = JSON.parse(readFileSync(join(THE_BUILD, '.vite/import-map.json'), 'utf8'))
  const missing = names.filter((name) => !(`/assets/${name}.js` in files))
  if (missing.length > 0) throw new Error(`the build in ${THE_BUILD} has no script named ${missing.join(', ')}`)
  return new RegExp(String.raw`/assets/(?:${names.join('|').replaceAll('.', String.raw`\.`)})-[\w-]{8}\.(?:${ending})$`)
}
