import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const threats = readFileSync(join(root, 'docs/THREATS.md'), 'utf8')
const PROOF = /`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g
const proofs = [...threats.matchAll(PROOF)].map(([, path = '', title = '']) => ({ path, title }))

test('every threat names its proof, and every proof is a test that is there', () => {
  const missing = proofs.filter(({ path, title }) => !hasTitle(readFileSync(join(root, path), 'utf8'), title))
  expect(missing).toEqual([])
  const rows = threats.slice(threats.indexOf('## Threats and what holds them')).match(/^\| (?!threat |-).*$/gm) ?? []
  expect(rows.filter((row) => row.search(PROOF) < 0 && !/\| no test: .+\|$/.test(row))).toEqual([])
  expect(rows.length).toBeGreaterThan(40)
})

/** As a whole string: a part of a longer title is another test. */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((mark) => source.includes(`${mark}${title}${mark}`))
}
