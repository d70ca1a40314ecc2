import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASKED_FIRST } from './browser-floor/asked-first.ts'
import { faultsOf, type Script, youngerThan } from './browser-floor/check.ts'
import { BROWSER_FLOOR } from './browser-floor/floor.ts'

// npm run browsers: the finished scripts of `dist` against the oldest browsers that Barra is promised for.

const DIST = join(import.meta.dirname, '../dist')

const scripts = globSync('**/*.js', { cwd: DIST }).map((name): Script => {
  const text = readFileSync(join(DIST, name), 'utf8')
  return { name, text, sourceType: name.startsWith('assets/') ? 'module' : 'script' }
})
if (scripts.length === 0) throw new Error('no script in dist: npm run build')

const faults = faultsOf(youngerThan(BROWSER_FLOOR, scripts), ASKED_FIRST)
for (const fault of faults) console.error(fault)
console.info(`${scripts.length} scripts, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
