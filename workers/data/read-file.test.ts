import { describe, expect, test } from 'vitest'
import { SET_COLUMNS } from '#domain/export/barra-columns.ts'
import {
  fixture,
  linesOf as lines,
  READ_AT as NOW,
  importProblem as problemOf,
  importTable as table,
} from '../../tests/support/import-table.ts'
import { MAX_FILE_BYTES, readFile } from './read-file.ts'

describe('how a file is written', () => {
  const text = fixture('hevy.csv').toString().replace('"Pernas"', '"Pernas é ação"')
  const nameOf = async (content: BlobPart) => (await table(content)).workouts[1]?.name

  test('UTF-8 with a mark, UTF-16 either way, Windows-1252, and UTF-8 that was read as Latin-1', async () => {
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
    for (const content of [
      `\ufeff${text}`,
      utf16,
      Buffer.from(utf16).swap16(),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'latin1'),
      Buffer.from(Buffer.from(text).toString('latin1')),
    ]) {
      expect(await nameOf(content)).toBe('Pernas é ação')
    }
  })

  test('other line ends, blank lines, a line for Excel, columns in another order', async () => {
    const expected = (await table(text)).workouts
    const withoutLines = (workouts: Awaited<ReturnType<typeof table>>['workouts']) => workouts.map(lines)
    for (const content of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      `\nsep=,\n${text}\n\n`,
      text.replaceAll(/^(.*?),(.*)$/gm, (_, first, others) => `${others},${first}`),
    ]) {
      expect(withoutLines((await table(content)).workouts)).toEqual(withoutLines(expected))
    }
  })
})

describe('faults are reported with their place', () => {
  const strong = fixture('strong-b.csv').toString()

  test.each([
    ['nothing', '', { kind: 'empty' }],
    ['a header alone', strong.split('\n')[0] ?? '', { kind: 'empty' }],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), { kind: 'binary' }],
    ['a spreadsheet', Buffer.from(`PK\u0003\u0004${'\u0000'.repeat(30)}`), { kind: 'binary' }],
    ['a shopping list', 'item,price\nmilk,3\n', { kind: 'unknown-columns', line: 1, columns: ['item', 'price'] }],
    ['cut off in a row', strong.slice(0, -30), { kind: 'cut-off', line: 5 }],
    ['cut off in a quote', strong.slice(0, strong.lastIndexOf('"Running') + 4), { kind: 'cut-off', line: 5 }],
  ])('%s', async (_, content, problem) => {
    const found = await problemOf(content)
    expect(found).toEqual(problem)
  })

  test('200 MB are refused before they are read', async () => {
    const huge = { size: 200_000_000, slice: () => expect.unreachable('it was read') }
    // Only its size may be read.
    await expect(readFile(huge as unknown as Blob, { now: NOW })).rejects.toMatchObject({
      problem: { kind: 'too-large', bytes: 200_000_000, most: MAX_FILE_BYTES },
    })
  })

  test('an unclosed quote does not swallow the file', async () => {
    const rows = '2024-03-04 18:02:11;Legs;Leg Press;1;120;kg;8;;;;0;;;1h\n'.repeat(50_000)
    expect(await problemOf(`${strong}2024-03-04;"Legs\n${rows}`)).toEqual({ kind: 'open-quote', line: 6 })
  })

  test('our own columns with a foreign id', async () => {
    const row = SET_COLUMNS.map((name) => (name === 'session_id' ? 'x' : '')).join(',')
    expect(await problemOf(`${SET_COLUMNS.join(',')}\n${row}\n`)).toMatchObject({ kind: 'bad-cell', line: 2 })
  })
})

test('cancelling ends the reading', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(readFile(new Blob([fixture('hevy.csv')]), { now: NOW, signal: controller.signal })).rejects.toThrow(
    'abort',
  )
})
