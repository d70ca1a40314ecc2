import { describe, expect, test } from 'vitest'
import { delimiterOf, readHeader } from './header.ts'

describe('columns', () => {
  test.each(['Workout Name', ' workout  NAME ', '"Workout Name"', '\ufeffWorkout Name', '\ufeff"Workout\u00a0Name"'])(
    '%j is known by its name',
    (cell) => {
      const columns = readHeader(['Date', cell])
      expect([columns.of('workout name'), columns.names[1]]).toEqual([1, 'workout name'])
    },
  )

  test('signs over letters and apostrophes may be written either way, quotes may stand within', () => {
    const columns = readHeader(['Duração'.normalize('NFD'), 'Nom de l’exercice', 'Nom de l`exercice', 'Size 5" bar'])
    expect(columns.names).toEqual(['duração', "nom de l'exercice", "nom de l'exercice", 'size 5" bar'])
    expect(columns.of("nom de l'exercice")).toBe(1)
  })

  test('are found by the first of their names, and none where there is none', () => {
    const columns = readHeader(['notes', 'comment'])
    expect([columns.of('comment', 'notes'), columns.of('kind', 'notes'), columns.of('kind'), columns.of()]).toEqual([
      1, 0, -1, -1,
    ])
    expect([columns.has('kind', 'notes'), columns.has('kind'), columns.has('')]).toEqual([true, false, false])
  })

  test('those that nobody asked for are unread, those that were expected are missing, each once', () => {
    const columns = readHeader(['\ufeffDate', 'Reps', '', 'Mood ', 'Set 1 (KG)', 'Colour'])
    columns.of('date')
    columns.expected('reps', 'times')
    columns.expected('weight', 'load')
    columns.expected('weight')
    expect(columns.matching((name) => name.startsWith('set'))).toEqual([4])
    expect(columns.has('mood')).toBe(true)
    expect(columns.missing()).toEqual(['weight'])
    expect(columns.unread()).toEqual([2, 3, 5])
    expect(columns.written).toEqual(['Date', 'Reps', '', 'Mood', 'Set 1 (KG)', 'Colour'])
  })
})

test.each([
  ['a,b,c', ','],
  ['a;b;c', ';'],
  ['a\tb\tc', '\t'],
  ['"a,b,c,d";b;c', ';'],
  ['"Weight, or ""load"", if any";"x,y,z";c', ';'],
  ['a,b;c,d', ','],
  ['alone', ','],
])('%j is parted by %j', (line, delimiter) => {
  expect(delimiterOf(line)).toBe(delimiter)
})
