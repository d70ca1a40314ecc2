import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  MAX_DOCUMENT_DEPTH,
  MAX_PUSH_DEPTH,
  MAX_PUSH_KEYS,
  MAX_PUSH_VALUES,
  PUSH_BATCH_BYTES,
} from '#contract/limits.ts'
import { aSet } from '../../tests/builders.ts'
import { BodyShape } from './body-shape.ts'

const excessOf = (text: string) => new BodyShape().excessAfter(Buffer.from(text))

test.each([
  ['many empty objects', `[${Array(MAX_PUSH_VALUES).fill('{}').join(',')}]`, 'values'],
  ['arrays in arrays', '['.repeat(MAX_PUSH_DEPTH + 1), 'levels'],
  ['objects in objects', '{"a":'.repeat(MAX_PUSH_DEPTH + 1), 'levels'],
  ['deep nests that are closed again', `[${'['.repeat(MAX_PUSH_DEPTH)}${']'.repeat(MAX_PUSH_DEPTH)}]`, 'levels'],
  [
    'many different keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: MAX_PUSH_KEYS + 1 }, (_, index) => [`k${index}`, 1]))),
    'different keys',
  ],
])('%s are too much', (_name, text, excess) => {
  expect(excessOf(text)).toContain(excess)
})

test('neighbors, however many, are no nest, nor are brackets inside of texts', () => {
  const brackets = '[{'.repeat(MAX_PUSH_DEPTH)
  expect(excessOf(JSON.stringify(Array(1_000).fill([{ note: brackets }])))).toBeUndefined()
})

test('a row that is a little too deep to be stored arrives, so that it alone is refused', () => {
  const document = `${'['.repeat(MAX_DOCUMENT_DEPTH + 1)}${']'.repeat(MAX_DOCUMENT_DEPTH + 1)}`
  const row = `{"newDocumentState":${document},"assumedMasterState":${document}}`
  expect(excessOf(`{"collection":"sessions","schemaVersion":0,"rows":[${row}]}`)).toBeUndefined()
})

test('punctuation inside of texts counts for nothing', () => {
  expect(excessOf(JSON.stringify({ note: `${',[{:'.repeat(MAX_PUSH_VALUES)}\\"` }))).toBeUndefined()
})

test('a full batch of sets is within the limits', () => {
  const set = JSON.stringify(aSet())
  const text = `[${Array(Math.floor(PUSH_BATCH_BYTES / set.length))
    .fill(set)
    .join(',')}]`
  expect(excessOf(text)).toBeUndefined()
})

test('how a body is cut into chunks changes nothing', () => {
  const counted = (chunks: readonly Buffer[]) => {
    const shape = new BodyShape()
    for (const chunk of chunks) shape.excessAfter(chunk)
    return shape.counts()
  }
  fc.assert(
    fc.property(fc.json(), fc.nat(50), (text, length) => {
      const bytes = Buffer.from(text)
      const size = length + 1
      const cut = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      )
      expect(counted(cut)).toEqual(counted([bytes]))
    }),
  )
})
