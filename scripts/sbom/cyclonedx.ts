import { licenseOf } from './licenses.ts'
import type { Lock, Package } from './lock.ts'

/** A bill of materials in CycloneDX 1.5. The same lock makes the same bytes: it has neither a date nor a serial number. */
export function cyclonedx(
  { project }: Lock,
  part: string,
  roots: readonly string[],
  packages: readonly Package[],
): object {
  const own = `${project.name}-${part}@${project.version}`
  const direct = packages.filter(({ name }) => roots.includes(name)).map(idOf)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': own,
        type: 'application',
        name: `${project.name}-${part}`,
        version: project.version,
      },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: own, dependsOn: direct },
      ...packages.map((one) => ({ ref: idOf(one), dependsOn: [...one.needs] })),
    ],
  }
}

function componentOf(one: Package): object {
  const { name, version, integrity, resolved } = one
  const license = licenseOf(one)
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    'bom-ref': idOf(one),
    type: 'library',
    ...(scope !== undefined && { group: scope }),
    name: bare,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
    ...(license !== undefined && {
      licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
    }),
    ...(resolved !== undefined && { externalReferences: [{ type: 'distribution', url: resolved }] }),
  }
}

function idOf({ name, version }: Package): string {
  return `${name}@${version}`
}

const ALGORITHMS: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
}

function hashesOf(integrity: string): readonly object[] {
  return integrity.split(' ').flatMap((hash) => {
    const [algorithm = '', base64 = ''] = hash.split('-', 2)
    const alg = ALGORITHMS[algorithm]
    return alg === undefined ? [] : { alg, content: Buffer.from(base64, 'base64').toString('hex') }
  })
}
