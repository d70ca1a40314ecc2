import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImportError, type ImportProblem } from './imported.ts'
import { type FileDocument, JsonDocuments } from './json-documents.ts'

function read(pieces: readonly string[]): { documents: FileDocument[]; schemaVersion: number; profile: unknown } {
  const documents: FileDocument[] = []
  const reader = new JsonDocuments((document) => documents.push(document))
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return { documents, schemaVersion: reader.schemaVersion, profile: reader.profile }
}

function problemOf(...pieces: readonly string[]): ImportProblem | undefined {
  try {
    read(pieces)
    return undefined
  } catch (error) {
    if (error instanceof ImportError) return error.problem
    throw error
  }
}

const HEAD = { app: 'barra', formatVersion: 1, schemaVersion: 3, account: { name: 'A "}", b' }, profile: null }

/** The text cut into pieces of the given lengths. */
function cut(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = []
  let from = 0
  for (const length of lengths) {
    pieces.push(text.slice(from, from + length))
    from += length
  }
  return [...pieces, text.slice(from)]
}

test('every document is found, however the file is laid out and cut into pieces', () => {
  const documents = fc.record({
    sessions: fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
    workouts: fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
  })
  const layout = fc.constantFrom(undefined, 1, '\t')
  fc.assert(
    fc.property(documents, layout, fc.array(fc.nat(40)), (expected, space, lengths) => {
      const file = { ...HEAD, documents: expected, server: { documents: [{ id: 'no' }], revisions: [[{}]] } }
      const found = read(cut(JSON.stringify(file, null, space), lengths))
      expect(found.schemaVersion).toBe(3)
      expect(found.documents.map(({ collection, value }) => [collection, value])).toEqual(
        JSON.parse(
          JSON.stringify([
            ...expected.sessions.map((value) => ['sessions', value]),
            ...expected.workouts.map((value) => ['workouts', value]),
          ]),
        ),
      )
    }),
  )
})

test('a document knows its line', () => {
  const { documents } = read(['{"app":"barra",\n"documents": {\n"folders": [\n{"id":"1"},\n{"id":', '"2"}\n]}}\n'])
  expect(documents).toEqual([
    { collection: 'folders', value: { id: '1' }, line: 4 },
    { collection: 'folders', value: { id: '2' }, line: 5 },
  ])
})

test('a file truncated anywhere is reported, with its position', () => {
  const text = JSON.stringify({ ...HEAD, documents: { sessions: [{ id: '1' }, { id: '2' }] } }, null, 1)
  for (let length = 1; length < text.length; length += 7) {
    expect(problemOf(text.slice(0, length))).toEqual({
      kind: 'cut-off',
      line: text.slice(0, length).split('\n').length,
    })
  }
})

test('invalid, foreign or newer JSON is refused', () => {
  expect(problemOf('{"app":"barra",\n"documents":{"sessions":[{"id":]}]}}')).toEqual({ kind: 'bad-json', line: 2 })
  expect(problemOf('{"workouts":[]}')).toEqual({ kind: 'not-ours', line: 1 })
  expect(problemOf('{"app":"barra","formatVersion":2,"documents":{}}')).toEqual({ kind: 'newer-version' })
  expect(problemOf('{"app":"barra","documents":{}}{')).toEqual({ kind: 'bad-json', line: 1 })
})

describe('what stands beside the documents', () => {
  const facts = (more: string) => read([`{"app":"barra","formatVersion":1,${more},"documents":{}}`])

  test.each([
    ['the version of the shapes', '"schemaVersion":7', 7, undefined],
    ['no version of the shapes', '"x":1', 0, undefined],
    ['a version that is none', '"schemaVersion":"7"', 0, undefined],
    [
      'the person',
      '"schemaVersion":1,"profile":{"name":"A, \\"B\\" {[","of":[1,{"x":[]}]}',
      1,
      { name: 'A, "B" {[', of: [1, { x: [] }] },
    ],
    ['the person as a list', '"schemaVersion":1,"profile":[1,2]', 1, [1, 2]],
    ['the person as words', '"schemaVersion":1, "profile" : "a:b, c" ', 1, 'a:b, c'],
    ['no person', '"profile":null,"schemaVersion":1', 1, null],
  ])('%s', (_, more, schemaVersion, profile) => {
    expect(facts(more)).toEqual({ documents: [], schemaVersion, profile })
  })

  test('may follow the documents', () => {
    expect(
      read(['{"app":"barra","documents":{"folders":[{"id":"1"}]},"profile":{"name":"A"},"schemaVersion":2}']),
    ).toEqual({
      documents: [{ collection: 'folders', value: { id: '1' }, line: 1 }],
      schemaVersion: 2,
      profile: { name: 'A' },
    })
  })

  test.each([
    [199_000, true],
    [201_000, false],
  ])('of %d characters is kept: %s', (length, isKept) => {
    const profile = 'x'.repeat(length)
    const text = `{"app":"barra","profile":"${profile}","documents":{"folders":[{"id":"1"}]}}`
    for (const pieces of [
      [text],
      cut(
        text,
        Array.from({ length: 20 }, () => 15_000),
      ),
      cut(text, [200_500]),
    ]) {
      const found = read(pieces)
      expect(found.profile).toBe(isKept ? profile : undefined)
      expect(found.documents).toHaveLength(1)
    }
  })
})

test('what the server adds, however large, is left out wherever the file is cut', () => {
  const server = { revisions: ['x'.repeat(201_000)], folders: [{ id: 'no' }], documents: { folders: [{}] } }
  const text = `{"app":"barra","documents":{"folders":[{"id":"1"}]},"server":${JSON.stringify(server)},"profile":2}`
  for (let at = text.length - 60; at < text.length; at++) {
    const found = read([text.slice(0, at), text.slice(at)])
    expect(found.documents).toHaveLength(1)
    expect(found.profile).toBe(2)
  }
})

test('a document is whole, however large it is and over however many pieces', () => {
  const value = { id: '1', notes: ['x'.repeat(150_000), 'y'.repeat(150_000)] }
  const text = JSON.stringify({ app: 'barra', documents: { workouts: [value, { id: '2' }] } })
  expect(read(cut(text, [100_000, 110_000])).documents.map((document) => document.value)).toEqual([value, { id: '2' }])
})

describe('documents are objects in the lists of their collections alone', () => {
  test.each([
    ['lists in lists', '{"folders":[[{"id":"1"}]]}', 0],
    ['objects instead of lists', '{"folders":{"a":{"id":"1"}}}', 0],
    ['values', '{"folders":[1,"x",null,{"id":"1"}]}', 1],
    ['collections that there are not', '{"revisions":[{"id":"1"}],"folders":[{"id":"2"}]}', 1],
    ['objects in objects', '{"folders":[{"id":"1","in":{"of":[{"id":"2"}]}}]}', 1],
    ['an empty collection', '{"sessions":[],"folders":[{"id":"1"}]}', 1],
  ])('%s', (_, documents, count) => {
    expect(read([`{"app":"barra","documents":${documents}}`]).documents).toHaveLength(count)
  })

  test('not under another name', () => {
    expect(read(['{"app":"barra","backup":{"folders":[{"id":"1"}]}}']).documents).toEqual([])
  })

  test('with any signs in their words', () => {
    const value = { id: '"\\', 'a:{[,]}"': ['}', ']', '\\"', { b: '\n' }], 'é🏋️': ':' }
    const text = JSON.stringify({ app: 'barra', documents: { folders: [value, value] } }, null, 2)
    for (let at = 1; at < text.length; at++) {
      expect(read([text.slice(0, at), text.slice(at)]).documents.map((document) => document.value)).toEqual([
        value,
        value,
      ])
    }
  })
})

describe('what is no JSON', () => {
  test.each([
    ['brackets that do not match', '{"app":"barra",\n"documents":[}', 2],
    ['brackets that do not match the other way', '{"app":"barra","documents":{]', 1],
    ['a bracket too many', '{"app":"barra"}\n}', 2],
    ['a second file behind it', '{"app":"barra"}\n\n[]', 3],
    ['a fact that is none', '{"app":barra,"documents":{}}', 1],
    ['a last fact that is none', '{"app":"barra",\n"x":y}', 2],
    ['a document that is none', '{"app":"barra","documents":{"folders":[\n{"id":1,}]}}', 2],
    ['a key that is none', '{"a\\x":1}', 1],
  ])('%s', (_, text, line) => {
    expect(problemOf(text)).toEqual({ kind: 'bad-json', line })
  })

  test('nothing at all is cut off', () => {
    expect(problemOf('')).toEqual({ kind: 'cut-off', line: 1 })
    expect(problemOf('\n"app')).toEqual({ kind: 'cut-off', line: 2 })
  })

  test('lists are not ours', () => {
    expect(problemOf('[{"app":"barra"}]')).toEqual({ kind: 'not-ours', line: 1 })
    expect(problemOf('{"app":"bar"}')).toEqual({ kind: 'not-ours', line: 1 })
  })

  test('a version that is no number is not newer', () => {
    expect(problemOf('{"app":"barra","formatVersion":"2"}')).toBeUndefined()
    expect(problemOf('{"app":"barra","formatVersion":1}')).toBeUndefined()
  })
})
