import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { type Browser, browsersOf, type Floor } from './floor.ts'

type Features = Map<string, CompatStatement[]>

// Objects whose members are globals too.
const GLOBAL_OBJECT = /^(Window|(Dedicated|Shared|Service)?WorkerGlobalScope)$/

const globals: Features = new Map()
const members: Features = new Map()
const names: Features = new Map()
const styles = new Set(Object.keys(data.css.properties ?? {}).map(camelCase))

for (const [owner, feature] of [...partsOf(data.api), ...partsOf(data.javascript.builtins)]) note(owner, feature)

/** Lookups in MDN's data of what is missing in browsers of these versions; empty for what MDN does not know. */
export function missingBelow(floor: Floor) {
  const missing = (features: readonly CompatStatement[] = []): readonly Browser[] =>
    features.length === 0
      ? []
      : browsersOf(floor).filter((browser) => !features.some((feature) => has(feature, browser, floor[browser])))
  return {
    /** Of a global by itself, such as `navigation`. */
    ofGlobal: (name: string) => missing(globals.get(name)),
    /** Of a member of a global, such as `withResolvers` of `Promise`; undefined where the global has no such member. */
    ofMember: (owner: string, name: string) => {
      const features = members.get(`${owner}.${name}`)
      return features && missing(features)
    },
    /** Of a member of whatever: where no object of the platform has one of this name. */
    ofName: (name: string) => (styles.has(name) ? [] : missing(names.get(name))),
  }
}

/** The first version that has a member of a global. */
export function since(owner: string, name: string, browser: Browser): string | undefined {
  const versions = (members.get(`${owner}.${name}`) ?? []).flatMap((feature) =>
    statements(feature, browser).filter(isWhole),
  )
  return versions.map(({ version_added: added }) => added).find((added) => typeof added === 'string')
}

function note(owner: string, feature: Identifier): void {
  if (feature.__compat) {
    add(globals, owner, feature.__compat)
    add(names, owner, feature.__compat)
  }
  for (const [key, { __compat: compat }] of partsOf(feature)) {
    if (!compat || key.endsWith('_event')) continue
    const name = key.replace(/_static$/, '')
    add(members, `${owner}.${name}`, compat)
    add(names, name, compat)
    if (GLOBAL_OBJECT.test(owner)) add(globals, name, compat)
  }
}

function partsOf({ __compat: _own, ...parts }: Identifier = {}): readonly (readonly [string, Identifier])[] {
  return Object.entries(parts)
}

function add(features: Features, name: string, feature: CompatStatement): void {
  features.set(name, [...(features.get(name) ?? []), feature])
}

/** A browser that MDN says nothing of is not held against the feature. */
function has(feature: CompatStatement, browser: Browser, version: string): boolean {
  const entries = statements(feature, browser)
  return entries.length === 0 || entries.some((entry) => isWhole(entry) && covers(entry, version))
}

function statements(feature: CompatStatement, browser: Browser): readonly SimpleSupportStatement[] {
  return [feature.support[browser] ?? []].flat()
}

/** Not behind a switch, and under its own name. */
function isWhole({ flags, prefix, alternative_name: otherName }: SimpleSupportStatement): boolean {
  return !flags && prefix === undefined && otherName === undefined
}

function covers({ version_added: added, version_removed: removed }: SimpleSupportStatement, version: string): boolean {
  if (typeof added !== 'string' || added === 'preview' || isOlder(version, added)) return false
  return typeof removed !== 'string' || isOlder(version, removed)
}

/** MDN's '≤17' means 17 at the latest. */
function isOlder(left: string, right: string): boolean {
  return left.localeCompare(right.replace('≤', ''), 'en', { numeric: true }) < 0
}

function camelCase(property: string): string {
  return property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
