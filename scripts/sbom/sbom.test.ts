import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cyclonedx } from './cyclonedx.ts'
import { licenseOf, refusedLicenses } from './licenses.ts'
import { readLock } from './lock.ts'
import { PARTS, type Part, packagesIn } from './parts.ts'

const root = join(import.meta.dirname, '../..')
const lock = readLock(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const parts = (Object.keys(PARTS) as Part[]).map((part) => {
  const roots = packagesIn(part, lock.project.dependencies, root)
  return { part, roots, packages: lock.closureOf(roots) }
})

test.each(parts)('everything in $part is under a license that is allowed', ({ packages }) => {
  expect(refusedLicenses(packages)).toEqual([])
})

test('each dependency of the project is in the bill of a part', () => {
  const listed = new Set(parts.flatMap(({ roots }) => roots))
  expect(lock.project.dependencies.filter((name) => !listed.has(name))).toEqual([])
})

test('the phone gets nothing that only the server runs on, and the other way round', () => {
  const [phone = new Set(), server = new Set()] = parts.map(({ packages }) => new Set(packages.map(({ name }) => name)))
  for (const name of ['fastify', 'pg', 'stripe', 'firebase-admin', 'nodemailer']) {
    expect([name, phone.has(name), server.has(name)]).toEqual([name, false, true])
  }
  for (const name of ['react', 'rxdb', '@capacitor/android', '@capacitor/haptics', 'uplot']) {
    expect([name, phone.has(name), server.has(name)]).toEqual([name, true, false])
  }
})

describe('a license', () => {
  const refusal = (license: string | undefined, name = 'planted', version = '1.0.0') =>
    refusedLicenses([{ name, version, license }])

  test.each(['MIT', '(MIT OR Apache-2.0)', '(GPL-3.0-only OR MIT)', 'MIT AND ISC'])('%s is allowed', (license) => {
    expect(refusal(license)).toEqual([])
  })

  test.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'SSPL-1.0',
    'MIT AND GPL-3.0-only',
    '(MIT OR ISC) AND GPL-3.0',
    'SEE LICENSE IN x',
    'UNLICENSED',
  ])('%s is refused', (license) => {
    expect(refusal(license)).toEqual([`planted@1.0.0: ${license}`])
  })

  test('that a package does not name is refused, unless it was read by hand in that version', () => {
    expect(refusal(undefined)).toEqual(['planted@1.0.0: its license is not known'])
    expect(refusal(undefined, 'limiter', '1.1.5')).toEqual([])
    expect(refusal(undefined, 'limiter', '9.9.9')).toHaveLength(1)
  })

  test('of somebody deep below is found', () => {
    const planted = readLock(
      JSON.stringify({
        lockfileVersion: 3,
        packages: {
          '': { name: 'app', version: '1.0.0', dependencies: { a: '1' } },
          'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '1' } },
          'node_modules/b': { version: '2.0.0', license: 'MIT' },
          'node_modules/a/node_modules/b': { version: '1.0.0', license: 'MIT', dependencies: { c: '1' } },
          'node_modules/c': { version: '1.0.0', license: 'GPL-2.0-only', dependencies: { b: '2' } },
        },
      }),
    )
    const packages = planted.closureOf(['a'])
    expect(packages.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'a@1.0.0',
      'b@1.0.0',
      'b@2.0.0',
      'c@1.0.0',
    ])
    expect(refusedLicenses(packages)).toEqual(['c@1.0.0: GPL-2.0-only'])
  })
})

test('a lock that lacks a needed package is refused', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { version: '1.0.0', dependencies: { gone: '1' } },
  }
  const torn = readLock(JSON.stringify({ lockfileVersion: 3, packages }))
  expect(() => torn.closureOf(['a'])).toThrow('node_modules/a needs gone')
})

describe.each(parts)('the bill of $part', ({ part, roots, packages }) => {
  type Bill = {
    readonly metadata: { readonly component: { readonly 'bom-ref': string } }
    readonly components: readonly { readonly 'bom-ref': string; readonly purl: string; readonly licenses?: unknown }[]
    readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
  }
  // A reading of its own output.
  const bill = cyclonedx(lock, part, roots, packages) as Bill

  test('names each package once, with address, terms and hash, and refers to nothing outside', () => {
    const refs = bill.components.map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(bill.dependencies.map(({ ref }) => ref)).toEqual([bill.metadata.component['bom-ref'], ...refs])
    for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref)
    for (const component of bill.components) expect(component).toHaveProperty('hashes')
    for (const { purl } of bill.components) expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/)
    expect(bill.components.filter(({ licenses }) => licenses === undefined)).toEqual([])
  })
})

test('the license that was read by hand is what its file says', () => {
  const read = readFileSync(join(root, 'node_modules/limiter/LICENSE.txt'), 'utf8')
  expect(read).toContain('Permission is hereby granted, free of charge')
  expect(licenseOf({ name: 'limiter', version: '1.1.5', license: undefined })).toBe('MIT')
})
