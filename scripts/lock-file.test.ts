import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const entry = z.object({
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  integrity: z.string().optional(),
})
const lockFile = z.object({ packages: z.record(z.string(), entry) })

const file = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
const packages = Object.entries(lockFile.parse(JSON.parse(file)).packages).filter(([path]) => path !== '')

test('each package of the lock file is held by a digest, those of other platforms too', () => {
  expect(packages.length).toBeGreaterThan(1_000)
  // What a package brings in its own archive is covered by the digest of that archive.
  const fetched = packages.filter(([, { link, inBundle }]) => link !== true && inBundle !== true)
  // npm installs whatever the registry answers for an entry without one. To mend it: remove the entry, and run
  // `npm install --package-lock-only --omit-lockfile-registry-resolved`.
  const unheld = fetched.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==/.test(integrity ?? ''))
  expect(unheld.map(([path]) => path)).toEqual([])
})
