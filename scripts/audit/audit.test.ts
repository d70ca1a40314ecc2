import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Exception, judge, readExceptions } from './exceptions.ts'
import { type Advisory, readReport } from './report.ts'

const ADVISORY = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'leftpad',
  severity: 'high',
  title: 'Pads without end',
  url: 'https://advisories.example/GHSA-aaaa-bbbb-cccc',
} satisfies Advisory
const EXCEPTION: Exception = {
  advisory: ADVISORY.id,
  package: 'leftpad',
  reason: 'We pad nothing that a stranger wrote.',
  until: '2026-12-31',
}
const PLANTED = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    leftpad: {
      name: 'leftpad',
      severity: 'high',
      via: [
        { source: 1_090, name: 'leftpad', title: ADVISORY.title, url: ADVISORY.url, severity: 'high', range: '<2' },
      ],
    },
    tables: { name: 'tables', severity: 'high', via: ['leftpad'] },
  },
  metadata: {},
})

describe('the report of npm', () => {
  test('names an advisory once, not each package that leads to it', () => {
    expect(readReport(PLANTED)).toEqual({ kind: 'advisories', advisories: [ADVISORY] })
  })

  test('has none for a sound tree', () => {
    const printed = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} })
    expect(readReport(printed)).toEqual({ kind: 'advisories', advisories: [] })
  })

  test.each([
    ['', 'npm printed no report'],
    ['<html>', 'npm printed no report'],
    [
      JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '', detail: '' } }),
      '405 Method Not Allowed',
    ],
    [JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'no such host' } }), 'no such host'],
  ])('is told from an error: %s', (printed, reason) => {
    expect(readReport(printed)).toEqual({ kind: 'no answer', reason })
  })

  test('is not taken for sound in a form that is not known', () => {
    expect(() => readReport(JSON.stringify({ auditReportVersion: 3, advisories: [] }))).toThrow()
  })
})

describe('an advisory', () => {
  test('is open without an exception', () => {
    expect(judge([ADVISORY], [], '2026-11-25').open).toEqual([{ advisory: ADVISORY, ended: undefined }])
  })

  test('is excepted through the last day, and open after it', () => {
    expect(judge([ADVISORY], [EXCEPTION], '2026-12-31').excepted).toHaveLength(1)
    expect(judge([ADVISORY], [EXCEPTION], '2026-12-31').open).toEqual([])
    expect(judge([ADVISORY], [EXCEPTION], '2027-01-01').open).toEqual([{ advisory: ADVISORY, ended: EXCEPTION }])
  })

  test.each([
    ['another advisory', { ...ADVISORY, id: 'GHSA-xxxx-yyyy-zzzz' }],
    ['another package', { ...ADVISORY, package: 'rightpad' }],
  ])('is not covered by the exception for %s', (_, advisory) => {
    const verdict = judge([advisory], [EXCEPTION], '2026-11-25')
    expect(verdict.open).toHaveLength(1)
    expect(verdict.needless).toEqual([EXCEPTION])
  })

  test('counts once, however many paths lead to it', () => {
    expect(judge([ADVISORY, { ...ADVISORY }], [], '2026-11-25').open).toHaveLength(1)
  })
})

test.each([
  ['without a date', { ...EXCEPTION, until: undefined }],
  ['that never ends', { ...EXCEPTION, until: 'never' }],
  ['without a reason', { ...EXCEPTION, reason: '' }],
  ['with more than is asked', { ...EXCEPTION, severity: 'low' }],
])('an exception %s is refused', (_, exception) => {
  expect(() => readExceptions(JSON.stringify([exception]))).toThrow()
})

describe('npm run audit', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'barra-audit-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** With an npm that prints this. */
  function audit(printed: string, exceptions: readonly unknown[], environment: Record<string, string> = {}) {
    writeFileSync(join(folder, 'report'), printed)
    writeFileSync(join(folder, 'exceptions.json'), JSON.stringify(exceptions))
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat '${folder}/report'\nexit 1\n`)
    chmodSync(join(folder, 'npm'), 0o755)
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../audit.ts'), join(folder, 'exceptions.json')],
      {
        encoding: 'utf8',
        env: { ...process.env, CI_AUDIT: '', ...environment, PATH: `${folder}${delimiter}${process.env['PATH']}` },
      },
    )
    return { status, said: stdout + stderr }
  }

  test('fails for a planted advisory, and passes with its exception', () => {
    const open = audit(PLANTED, [])
    expect(open).toMatchObject({ status: 1, said: expect.stringContaining(ADVISORY.id) })
    const excepted = audit(PLANTED, [{ ...EXCEPTION, until: '9999-12-31' }])
    expect(excepted).toMatchObject({ status: 0, said: expect.stringContaining(EXCEPTION.reason) })
    const ended = audit(PLANTED, [{ ...EXCEPTION, until: '2000-01-01' }])
    expect(ended).toMatchObject({ status: 1, said: expect.stringContaining('its exception ended on 2000-01-01') })
  })

  test('says that nothing was checked without an answer, and fails only where one is required', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed' })
    expect(audit(refused, [])).toMatchObject({ status: 0, said: expect.stringContaining('nothing was checked') })
    expect(audit(refused, [], { CI_AUDIT: 'required' })).toMatchObject({ status: 1 })
  })
})

test('.ci/run asks for the advisories, as one of the checks of npm test', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  expect(read('.ci/run')).toMatch(/^npm test$/m)
  expect(JSON.parse(read('package.json')).scripts).toMatchObject({
    test: 'node scripts/test.ts',
    audit: 'node scripts/audit.ts',
  })
  expect(read('scripts/test.ts')).toMatch(/command: npm\('audit'\)/)
})

test('the list of exceptions can be read', () => {
  expect(readExceptions(readFileSync(join(import.meta.dirname, 'exceptions.json'), 'utf8'))).toBeInstanceOf(Array)
})
