import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cyclonedx } from './sbom/cyclonedx.ts'
import { licenseOf, refusedLicenses } from './sbom/licenses.ts'
import { readLock } from './sbom/lock.ts'
import { PARTS, type Part, packagesIn } from './sbom/parts.ts'

// npm run sbom: bills of materials of what ships to the phone and of what the server runs on, of the lock alone, without
// a network: sbom/phone.cdx.json, sbom/server.cdx.json. Exits with 1 where a license is not allowed.

const root = join(import.meta.dirname, '..')
const folder = join(root, 'sbom')
const lock = readLock(readFileSync(join(root, 'package-lock.json'), 'utf8'))
mkdirSync(folder, { recursive: true })

const refused = (Object.keys(PARTS) as Part[]).flatMap((part) => {
  const roots = packagesIn(part, lock.project.dependencies, root)
  const packages = lock.closureOf(roots)
  writeFileSync(
    join(folder, `${part}.cdx.json`),
    `${JSON.stringify(cyclonedx(lock, part, roots, packages), null, 2)}\n`,
  )
  const counts = Object.entries(Object.groupBy(packages, (one) => licenseOf(one) ?? 'not known'))
    .map(([license, ones = []]) => [license, ones.length] as const)
    .toSorted(([, left], [, right]) => right - left)
  console.info(
    `${part}: ${packages.length} packages, ${counts.map(([license, count]) => `${count} ${license}`).join(', ')}`,
  )
  return refusedLicenses(packages)
})
for (const line of new Set(refused)) console.error(`not allowed  ${line}`)
process.exitCode = refused.length === 0 ? 0 : 1
