import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAX_OBJECT_BYTES } from '#domain/profile/avatar-file.ts'
import { avatarPath } from '#domain/profile/avatar-path.ts'

// Google's evaluator of these rules is a Java program that is unavailable here. The rules' expressions are JavaScript
// except for `in`, so they are evaluated as such, and the parsed part must be the whole file.

const RULES = readFileSync(new URL('../../firebase/storage.rules', import.meta.url), 'utf8').replace(/\/\/.*$/gm, '')

type Request = {
  readonly auth: { readonly uid: string } | null
  readonly resource?: { readonly size: number; readonly contentType: string }
}
type Operation = 'get' | 'list' | 'create' | 'update' | 'delete'

const matches = [...RULES.matchAll(/match (\/\S+) \{/g)].map(([, path = '']) => path)
const allows = [...RULES.matchAll(/allow ([\w, ]+): if ([^;]+);/g)].map(([, operations = '', condition = '']) => ({
  operations: operations.split(', '),
  condition: condition.replaceAll(/(\S+) in (\[[^\]]*\])/g, '$2.includes($1)'),
}))

function isAllowed(operation: Operation, path: string, request: Request): boolean {
  const [, uid, name] = /^avatars\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (uid === undefined || name === undefined) return false
  return allows
    .filter(({ operations }) => operations.includes(operation))
    .some(({ condition }) => new Function('request', 'uid', 'name', `return ${condition}`)(request, uid, name) === true)
}

const own = avatarPath('ana', 1, 'me.webp')
const ana = { auth: { uid: 'ana' } }
const picture = (size = 1_000, contentType = 'image/webp') => ({ ...ana, resource: { size, contentType } })

describe('the rules of the bucket', () => {
  test('speak of profile pictures alone, with nothing that this test does not read', () => {
    expect(matches).toEqual(['/b/{bucket}/o', '/avatars/{uid}/{name}'])
    expect(RULES.match(/allow/g)).toHaveLength(allows.length)
    const operations = allows.flatMap((allow) => allow.operations).toSorted()
    expect(operations).toEqual(['create', 'delete', 'get', 'update'])
  })

  test.each<[string, Operation, string, Request, boolean]>([
    ['an own picture is written', 'create', own, picture(), true],
    ['and written again', 'update', own, picture(), true],
    ['and read', 'get', own, ana, true],
    ['and deleted', 'delete', own, ana, true],
    ['a folder is listed', 'list', own, ana, false],
    ["somebody else's picture is written", 'create', avatarPath('ben', 1, 'me.webp'), picture(), false],
    ["somebody else's picture is read", 'get', avatarPath('ben', 1, 'me.webp'), ana, false],
    ["somebody else's picture is deleted", 'delete', avatarPath('ben', 1, 'me.webp'), ana, false],
    ['a stranger writes', 'create', own, { ...picture(), auth: null }, false],
    ['a stranger reads', 'get', own, { auth: null }, false],
    ['the largest picture is written', 'create', own, picture(MAX_OBJECT_BYTES), true],
    ['a larger one is written', 'create', own, picture(MAX_OBJECT_BYTES + 1), false],
    ['a page is written', 'create', own, picture(1_000, 'text/html'), false],
    ['a drawing with scripts is written', 'update', own, picture(1_000, 'image/svg+xml'), false],
    ['something deeper is written', 'create', `${own}/deeper`, picture(), false],
    ['something elsewhere is written', 'create', 'exports/ana/all.zip', picture(), false],
  ])('%s: %s %s', (_case, operation, path, request, allowed) => {
    expect(isAllowed(operation, path, request)).toBe(allowed)
  })

  test.each(['image/jpeg', 'image/png', 'image/webp'])('%s is a picture', (type) => {
    expect(isAllowed('create', own, picture(1, type))).toBe(true)
  })
})
