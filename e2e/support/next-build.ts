import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NEXT = '000000000002'

/**
 * A second build of the app, made from a finished one by the usual differences: index.html, its entry in the service
 * worker, and the record of the newest build. `buildOf` identifies its page.
 */
export function makeNextBuild(dist: string): string {
  const next = mkdtempSync(join(tmpdir(), 'barra-next-'))
  cpSync(dist, next, { recursive: true })
  edit(next, 'index.html', (html) => html.replace('<head>', `<head><meta name="build" content="${NEXT}">`))
  edit(next, 'sw.js', (worker) =>
    worker.replace(/\["\/index\.html","[\w-]+",\d+\]/, JSON.stringify(listed(next, 'index.html'))),
  )
  edit(next, 'builds/latest.json', (record) => record.replace(/"id":"\w+"/, `"id":"${NEXT}"`))
  return next
}

/** An expression for the page: the first build or the next one. */
export const BUILD_OF_PAGE = `document.querySelector('meta[name="build"]') ? 'next' : 'first'`

/** A file as the service worker lists it. */
function listed(directory: string, name: string): readonly [string, string, number] {
  const content = readFileSync(join(directory, name))
  return [`/${name}`, createHash('sha256').update(content).digest('base64url').slice(0, 8), content.length]
}

function edit(directory: string, name: string, change: (content: string) => string): void {
  const path = join(directory, name)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${name} is not as the next build expects it`)
  writeFileSync(path, after)
  // Compressed, they would still be the old ones.
  for (const extension of ['.br', '.gz']) rmSync(path + extension, { force: true })
}
