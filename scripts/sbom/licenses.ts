/** Allow use in a closed product with nothing but their text beside it. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

/** Read by hand in the files of exactly this version, because its package.json does not say. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'limiter@1.1.5': 'MIT' }

type Licensed = { readonly name: string; readonly version: string; readonly license: string | undefined }

export function licenseOf({ name, version, license }: Licensed): string | undefined {
  return license ?? READ_BY_HAND[`${name}@${version}`]
}

/** One line for each package under terms that are not allowed, or under none that are known. */
export function refusedLicenses(packages: readonly Licensed[]): readonly string[] {
  return packages.flatMap((one) => {
    const license = licenseOf(one)
    return license !== undefined && isAllowed(license)
      ? []
      : `${one.name}@${one.version}: ${license ?? 'its license is not known'}`
  })
}

/** Of an SPDX expression one choice must be allowed, and all of what that choice joins. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  // Nested choices do not occur; read flat, `(A OR B) AND C` would let C pass.
  if (/ OR /.test(plain) && / AND /.test(plain)) return false
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((id) => ALLOWED.has(id.trim())))
}
