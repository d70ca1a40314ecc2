import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ImportError, type ImportProblem } from './imported.ts'
import { type FileDocument, JsonDocuments } from './json-documents.ts'

function read(pieces: readonly string[]): { documents: FileDocument[]; schemaVersion: number } {
  const documents: FileDocument[] = []
  const reader = new JsonDocuments((document) => documents.push(document))
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return { documents, schemaVersion: reader.schemaVersion }
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

test('a file that is cut off anywhere says so, and where', () => {
  const text = JSON.stringify({ ...HEAD, documents: { sessions: [{ id: '1' }, { id: '2' }] } }, null, 1)
  for (let length = 1; length < text.length; length += 7) {
    expect(problemOf(text.slice(0, length))).toEqual({
      kind: 'cut-off',
      line: text.slice(0, length).split('\n').length,
    })
  }
})

test('what is no JSON, not ours or newer is refused', () => {
  expect(problemOf('{"app":"barra",\n"documents":{"sessions":[{"id":]}]}}')).toEqual({ kind: 'bad-json', line: 2 })
  expect(problemOf('{"workouts":[]}')).toEqual({ kind: 'not-ours', line: 1 })
  expect(problemOf('{"app":"barra","formatVersion":2,"documents":{}}')).toEqual({ kind: 'newer-version' })
  expect(problemOf('{"app":"barra","documents":{}}{')).toEqual({ kind: 'bad-json', line: 1 })
})
