import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../../tests/support/source-files.ts'
import { DEVICE_STORES, type DeviceStore } from './device-registry.ts'
import { SIGN_UP_FORM, SIGNED_IN_KEYS, TAB_KEYS } from './device-stores.ts'

// Leaving removes by the registry: what it does not know would stay for the next person on the device. Keys of the two
// storages that are not in it do not compile (browser-storage.ts); this looks at every name, and at what opens them.

/** Begin as the names of stores do, and are none. */
const NO_STORES: Readonly<Record<string, string>> = {
  'barra-': "RxDB's name of an account's database",
  'barra-start-workout': 'a lock',
  'barra-busy': 'a lock',
  'barra-taps': 'a lock',
  'barra-page-first': 'a lock',
  'barra-avatar-': 'a lock, named as the database',
  'barra-data-': 'a lock',
  'barra-replicate-': 'a lock',
  'barra-sync-': 'a channel',
  'barra-precache': 'a channel, named as the cache',
  'barra.avatar': 'a channel',
  'barra-rest': 'the tag of a notification',
  'barra-social-sign-in': 'a window',
  'barra.social-sign-in': 'a message of that window',
  'barra.app-error': 'a mark of an error',
  'barra-still-settled': 'an event',
  'barra-hand-over': 'a format',
  'barra-json': 'a format',
  'barra-sets': 'a format',
  'barra-measurements': 'a format',
  'barra-outbox.json': 'a file to save',
}

/** The only places that open what is given to them; others use these, whose parameters take registered names alone. */
const OPENERS = [
  'src/shared/existing-database.ts',
  'src/storage/accounts.ts',
  'src/storage/remove-confirmed.ts',
  'src/platform/device/strict-store.ts',
]

const OPENING = /indexedDB|caches|Dexie|getFileHandle/

type Name = { readonly where: string; readonly text: string }

/** What the test needs of the code: its files by name, without the registry itself. */
const files = sourceFiles('{src,workers,sw}/**/*.{ts,tsx}', 'public/*.js').filter(
  ({ name }) => name !== 'src/contract/device-registry.ts',
)
const names = files.filter(({ text }) => text.includes('barra')).flatMap(namesIn)

test('every name that looks like one of a store is registered', () => {
  expect(files.length).toBeGreaterThan(500)
  const unknown = names.filter(({ text }) => isOurs(text) && !isRegistered(text) && !isNoStore(text))
  expect(unknown.map(({ where, text }) => `${where}: '${text}' is not in src/contract/device-registry.ts`)).toEqual([])
})

test('what opens a database, a cache or a file of the origin names a registered one', () => {
  const unknown = files
    .filter(({ name, text }) => OPENING.test(text) && !OPENERS.includes(name))
    .flatMap(unknownOpenings)
  expect(unknown).toEqual([])
})

test('every registered store is used', () => {
  const unused = DEVICE_STORES.filter((store) => !isUsed(store))
  expect(unused.map(({ kind, name }) => `nobody uses the registered ${kind} '${name}'`)).toEqual([])
})

test('an exception that nothing needs any more is none', () => {
  expect(Object.keys(NO_STORES).filter((start) => !names.some(({ text }) => fixedPart(text) === start))).toEqual([])
})

describe('the short lists that a start has', () => {
  const beginnings = (kind: DeviceStore['kind'], of: DeviceStore['of']) =>
    DEVICE_STORES.filter((store) => store.kind === kind && store.of === of).map(({ name }) => name.split('{')[0])

  test('name all that whoever is signed in has in localStorage, and nothing else', () => {
    expect(beginnings('local', 'signed-in').toSorted()).toEqual([...SIGNED_IN_KEYS].toSorted())
    const others = DEVICE_STORES.filter(({ kind, of }) => kind === 'local' && of !== 'signed-in')
    const hit = others.filter(({ name }) => SIGNED_IN_KEYS.some((start) => name.startsWith(start)))
    expect(hit).toEqual([])
  })

  test('name all that an account has in a tab', () => {
    expect(beginnings('session', 'account').toSorted()).toEqual([...TAB_KEYS].toSorted())
    expect(beginnings('session', 'visitor')).toContain(SIGN_UP_FORM)
  })
})

test('what is removed with an account names it, and nothing else does', () => {
  for (const { name, of } of DEVICE_STORES) expect([name, name.includes('{uid}')]).toEqual([name, of === 'account'])
})

describe('the search itself', () => {
  const source = (text: string): SourceFile => ({ name: 'x.ts', text })

  test.each([
    ["safeLocalStorage.write('barra.nobody-knows', '1')", 'barra.nobody-knows'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source that is searched
    ['const keyOf = (id: string) => `barra.nobody-knows.${id}`', 'barra.nobody-knows.*'],
  ])('finds the name in %s', (text, name) => {
    expect(namesIn(source(text)).filter((found) => isOurs(found.text) && !isRegistered(found.text))).toEqual([
      { where: 'x.ts:1', text: name },
    ])
  })

  test.each([
    "indexedDB.open('mine', 1)",
    "caches.open('mine')",
    'new Dexie(name)',
    "folder.getFileHandle('mine', {})",
  ])('refuses %s', (text) => {
    expect(unknownOpenings(source(text))).toHaveLength(1)
  })
})

/** Its texts, with `*` for what a template puts in. */
function namesIn({ name, text }: SourceFile): readonly Name[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: Name[] = []
  const visit = (node: ts.Node): void => {
    const value = textOf(node)
    if (value !== undefined) found.push({ where: place(file, node), text: value })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Calls that open something whose name is not a registered one, or not to be seen. */
function unknownOpenings({ name, text }: SourceFile): readonly string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const opened = openedBy(node)
    if (opened && !namesOf(opened.argument, file).some((value) => isRegistered(value, opened.kind))) {
      found.push(`${place(file, node)}: ${node.getText(file)} opens no registered ${opened.kind}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function openedBy(node: ts.Node): { kind: DeviceStore['kind']; argument: ts.Expression | undefined } | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined
  const called = node.expression.getText()
  const [argument] = node.arguments ?? []
  if (ts.isNewExpression(node)) return called === 'Dexie' ? { kind: 'database', argument } : undefined
  if (/\bindexedDB\??\.open$/.test(called)) return { kind: 'database', argument }
  if (/\bcaches\??\.(open|has)$/.test(called)) return { kind: 'cache', argument }
  return /\.getFileHandle$/.test(called) ? { kind: 'file', argument } : undefined
}

/** The texts that an expression may be: of a constant or a function of whatever file, by its name. */
function namesOf(argument: ts.Expression | undefined, file: ts.SourceFile): readonly string[] {
  if (argument === undefined) return []
  const own = textOf(argument)
  if (own !== undefined) return [own]
  const called = ts.isCallExpression(argument) ? argument.expression : argument
  if (!ts.isIdentifier(called)) return []
  const declared = new RegExp(`\\b(?:const|function) ${called.text}\\b[^'\`]*(['\`])(.*?)\\1`, 's')
  const sources = [file.text, ...files.map(({ text }) => text)]
  return sources.flatMap((text) => declared.exec(text)?.[2]?.replaceAll(/\$\{[^}]*\}/g, '*') ?? []).slice(0, 1)
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')
}

function isOurs(text: string): boolean {
  // Of a store of ours, and not a sentence or a file's path.
  return /^(rxdb-dexie-)?barra[.:-][^\s/]*$/.test(text)
}

function isNoStore(text: string): boolean {
  return fixedPart(text) in NO_STORES
}

const fixedPart = (text: string) => text.split('*')[0] ?? ''

/** Also a beginning of one, up to what varies. */
function isRegistered(text: string, kind?: DeviceStore['kind']): boolean {
  return DEVICE_STORES.some((store) => {
    const pattern = store.name.replaceAll(/\{\w+\}/g, '*')
    return (kind === undefined || store.kind === kind) && (pattern === text || fixedPart(pattern) === text)
  })
}

function isUsed({ name, of, by }: DeviceStore): boolean {
  const pattern = name.replaceAll(/\{\w+\}/g, '*')
  // What only an earlier version wrote is registered so that it goes with its account.
  if (by === 'firebase' || (by === 'earlier versions' && of === 'account')) return true
  if (!isOurs(name)) return files.some(({ text }) => text.includes(`'${name}'`))
  return names.some(({ text }) => text === pattern || (pattern.includes('*') && text === fixedPart(pattern)))
}

function place(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
}
