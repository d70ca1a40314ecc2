import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const START = join(import.meta.dirname, 'start.js')

test('an older Node gets the required version in one sentence', () => {
  // The file only checks the version; the process itself has the right one.
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } }); await import('${START}')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', older], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Barra needs Node 24, and this is v[\d.]+\..*\n$/)
})
