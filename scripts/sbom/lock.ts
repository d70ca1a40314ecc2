import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})
const lockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) })
type Entry = z.infer<typeof entry>

export type Package = {
  readonly name: string
  readonly version: string
  /** As the lock has it; undefined where the package does not say. */
  readonly license: string | undefined
  readonly integrity: string | undefined
  readonly resolved: string | undefined
  /** `name@version` of what it needs. */
  readonly needs: readonly string[]
}

export type Lock = {
  readonly project: { readonly name: string; readonly version: string; readonly dependencies: readonly string[] }
  /** The named packages of the project with everything that they need, sorted. Throws on a missing one. */
  readonly closureOf: (roots: readonly string[]) => readonly Package[]
}

const MODULES = 'node_modules/'

export function readLock(text: string): Lock {
  const { packages } = lockFile.parse(JSON.parse(text))
  const root = packages['']
  if (!root) throw new Error('package-lock.json has no project')

  /** As Node finds it: in the nearest node_modules above. */
  const pathOf = (name: string, from: string): string | undefined => {
    const path = `${from === '' ? '' : `${from}/`}${MODULES}${name}`
    if (packages[path]) return path
    return from === '' ? undefined : pathOf(name, from.slice(0, Math.max(0, from.lastIndexOf(MODULES) - 1)))
  }
  const needsOf = (path: string, needing: Entry): readonly string[] => {
    const isOptional = (name: string) =>
      name in needing.optionalDependencies || needing.peerDependenciesMeta[name]?.optional === true
    const all = { ...needing.peerDependencies, ...needing.dependencies, ...needing.optionalDependencies }
    return Object.keys(all).flatMap((name) => {
      // An optional peer that is installed is installed for somebody else.
      if (isOptional(name) && !(name in needing.optionalDependencies)) return []
      const found = pathOf(name, path)
      if (found === undefined && !isOptional(name)) throw new Error(`${path} needs ${name}, which is not in the lock`)
      return found ?? []
    })
  }
  const idOf = (path: string) => `${nameOf(path, packages[path])}@${packages[path]?.version ?? ''}`

  return {
    project: { name: root.name ?? '', version: root.version ?? '', dependencies: Object.keys(root.dependencies) },
    closureOf: (roots) => {
      const found = new Map<string, Package>()
      const open = roots.map((name) => {
        const path = pathOf(name, '')
        if (path === undefined) throw new Error(`${name} is not in the lock`)
        return path
      })
      const seen = new Set(open)
      for (const path of open) {
        const entryOfPath = packages[path]
        if (!entryOfPath) continue
        const { version = '', license, integrity, resolved } = entryOfPath
        const needs = needsOf(path, entryOfPath)
        found.set(idOf(path), {
          name: nameOf(path, entryOfPath),
          version,
          license,
          integrity,
          resolved,
          needs: [...new Set(needs.map(idOf))].toSorted(),
        })
        for (const next of needs) {
          if (seen.has(next)) continue
          seen.add(next)
          open.push(next)
        }
      }
      return [...found.entries()].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, one]) => one)
    },
  }
}

/** An alias says its true name. */
function nameOf(path: string, { name }: { readonly name?: string | undefined } = {}): string {
  return name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length)
}
