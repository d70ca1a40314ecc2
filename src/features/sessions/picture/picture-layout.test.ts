import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../../../tests/support/holds.ts'
import type { Measure } from './fit-text.ts'
import { describePicture, type PictureContent } from './picture-content.ts'
import { type Box, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureItem } from './picture-items.ts'
import { layOut } from './picture-layout.ts'

/** Every character has the width of a wide one in the system font. */
const measure: Measure = (text, { size }) => Array.from(text).length * size * 0.6

const record = (exercise: string) => ({ exercise, value: '102.5 kg', kind: 'Heaviest', before: 'before: 100 kg' })

function aPicture(given: { readonly exercises?: number; readonly records?: number; readonly name?: string } = {}) {
  const { exercises = 5, records = 2, name = 'Push' } = given
  const content: PictureContent = {
    appName: 'Barra',
    name,
    when: 'Sat, Nov 21, 6:02 PM',
    figures: [
      { label: 'Duration', value: '58 min' },
      { label: 'Volume', value: '8,420 kg' },
      { label: 'Sets', value: '18' },
    ],
    muscles: { title: 'Sets per muscle', text: 'Chest 6', intensities: new Map([['chest', 1]]) },
    records: {
      title: 'Records',
      lines: Array.from({ length: records }, (_, index) => record(`Press ${index}`)),
      more: (count) => `+ ${count} records`,
    },
    exercises: {
      title: 'Best sets',
      lines: Array.from({ length: exercises }, (_, index) => ({ name: `Press ${index}`, best: '100 kg × 5' })),
      more: (count) => `+ ${count} exercises`,
    },
  }
  return content
}

const textsOf = (items: readonly PictureItem[]) => items.flatMap((item) => (item.draws === 'text' ? [item] : []))
const saidOf = (content: PictureContent) => textsOf(layOut(content, measure).items).map(({ text }) => text)

const overlap = (left: Box, right: Box) =>
  left.x < right.x + right.width &&
  right.x < left.x + left.width &&
  left.y < right.y + right.height &&
  right.y < left.y + left.height

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('a picture', () => {
  test('of a usual session shows every exercise, every record with what it beat, and the figures', () => {
    const said = saidOf(aPicture())
    for (const text of ['Push', '58 min', '8,420 kg', '18', 'Barra', 'Press 4', '100 kg × 5', 'before: 100 kg'])
      expect(said).toContain(text)
    expect(said.filter((text) => text === '102.5 kg')).toHaveLength(2)
    expect(said.join()).not.toContain('+')
  })

  test('counts what it has no room for', () => {
    const content = aPicture({ exercises: 15, records: 6 })
    const { exercises, records } = layOut(content, measure)
    expect(exercises).toBeGreaterThanOrEqual(4)
    expect(records).toBeGreaterThanOrEqual(1)
    expect(saidOf(content)).toEqual(
      expect.arrayContaining([`+ ${15 - exercises} exercises`, `+ ${6 - records} records`]),
    )
  })

  test('has no place for records where there are none', () => {
    expect(saidOf(aPicture({ records: 0 }))).not.toContain('Records')
  })

  test('is larger the less it has to say', () => {
    const sizeOf = (exercises: number) =>
      textsOf(layOut(aPicture({ exercises, records: 0 }), measure).items).find(({ text }) => text === 'Press 0')?.face
        .size
    expect(sizeOf(1)).toBeGreaterThan(sizeOf(12) ?? 0)
  })

  test('cuts a name that is too long, behind a letter', () => {
    const name = 'The long and winding road to the heaviest deadlift of all of my life, part two of seven'
    const title = saidOf(aPicture({ name })).slice(0, 3).join(' ')
    expect(title).toMatch(/^The long .*\S…$/)
  })

  test('has a complete text alternative', () => {
    const content = aPicture({ exercises: 15, records: 1 })
    const said = describePicture(content, { exercises: 4, records: 1 })
    expect(said).toContain('Duration 58 min')
    expect(said).toContain('Records: Press 0, Heaviest 102.5 kg (before: 100 kg).')
    expect(said).toContain('Press 3 100 kg × 5; + 11 exercises.')
    expect(said).toContain('Sets per muscle: Chest 6')
  })
})

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.constantFrom('Supino', 'Desenvolvimento com halteres sentado no banco inclinado', 'W'.repeat(120)),
)
const list = <Line>(line: fc.Arbitrary<Line>) =>
  fc.record({
    title: word,
    lines: fc.array(line, { maxLength: 30, size: 'max' }),
    more: fc.constant((count: number) => `+ ${count}`),
  })
const figure = fc.record({ label: word, value: word })
const anyContent: fc.Arbitrary<PictureContent> = fc.record({
  appName: fc.constant('Barra'),
  name: word,
  when: word,
  figures: fc.array(figure, { minLength: 2, maxLength: 3 }),
  muscles: fc.constantFrom(null, aPicture().muscles),
  records: list(fc.record({ exercise: word, value: word, kind: word, before: fc.option(word) })),
  exercises: list(fc.record({ name: word, best: word })),
})

test('any session fits the picture without overlaps', () => {
  const picture = { x: 0, y: 0, width: PICTURE_WIDTH, height: PICTURE_HEIGHT }
  holds(
    fc.property(anyContent, fc.double({ min: 0.2, max: 1.2, noNaN: true }), (content, width) => {
      const wide: Measure = (text, face) => Array.from(text).length * face.size * width
      const { items, records, exercises } = layOut(content, wide)
      expect(records).toBeLessThanOrEqual(content.records.lines.length)
      expect(exercises).toBeLessThanOrEqual(content.exercises.lines.length)
      for (const item of items) expect(isInside(item, picture), JSON.stringify(item)).toBe(true)
      for (const { text, face, width: room } of textsOf(items)) {
        if (text !== '…') expect(wide(text, face), text).toBeLessThanOrEqual(room + 1)
      }
      // A panel is behind its content, and nothing else.
      const [panels, others] = [
        items.filter(({ draws }) => draws === 'panel'),
        items.filter(({ draws }) => draws !== 'panel'),
      ]
      for (const panel of panels)
        for (const item of others) expect(!overlap(panel, item) || isInside(item, panel)).toBe(true)
      for (const [index, left] of others.entries())
        for (const right of others.slice(index + 1))
          expect(overlap(left, right), `${JSON.stringify(left)} ${JSON.stringify(right)}`).toBe(false)
    }),
    { numRuns: 200 },
  )
})
