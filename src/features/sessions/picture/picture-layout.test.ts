import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../../../tests/support/holds.ts'
import type { Measure } from './fit-text.ts'
import { describePicture, type PictureContent } from './picture-content.ts'
import { type Box, PICTURE_HEIGHTS, PICTURE_WIDTH, type PictureFormat, type PictureItem } from './picture-items.ts'
import { layOut } from './picture-layout.ts'

/** Every character has the width of a wide one in the system font. */
const measure: Measure = (text, { size }) => Array.from(text).length * size * 0.6
const FORMATS = ['feed', 'story'] as const

const record = (exercise: string) => ({ exercise, value: '102.5 kg', kind: 'Heaviest', before: 'before: 100 kg' })

function aPicture(given: { readonly exercises?: number; readonly records?: number; readonly name?: string } = {}) {
  const { exercises = 5, records = 2, name = 'Push' } = given
  const content: PictureContent = {
    appName: 'Barra',
    name,
    when: 'Sat, Nov 21, 6:02 PM',
    hero: { value: '8,420', unit: 'kg', label: 'Volume' },
    figures: ['18 sets', '58 min'],
    bar: {
      text: '102.5 kg × 5 · Bench press',
      plates: [
        { color: 'red', share: 1 },
        { color: 'yellow', share: 0.8 },
      ],
    },
    muscles: { title: 'Sets per muscle', text: 'Chest 6', intensities: new Map([['chest', 1]]) },
    recordsTitle: 'Records',
    exercisesTitle: 'Best sets',
    records: Array.from({ length: records }, (_, index) => record(`Squat ${index}`)),
    exercises: Array.from({ length: exercises }, (_, index) => ({ name: `Press ${index}`, best: '100 kg × 5' })),
  }
  return content
}

const textsOf = (items: readonly PictureItem[]) => items.flatMap((item) => (item.draws === 'text' ? [item] : []))
const saidOf = (content: PictureContent, format: PictureFormat = 'feed') =>
  textsOf(layOut(content, format, measure).items).map(({ text }) => text)

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

describe.each(FORMATS)('a picture for a %s', (format) => {
  test('shows the number, the bar, the body, the records before the best sets, and the app', () => {
    const { items } = layOut(aPicture(), format, measure)
    const said = textsOf(items).map(({ text }) => text)
    for (const text of ['Push', '8,420', 'kg', '102.5 kg × 5 · Bench press', 'Barra', 'Press 0'])
      expect(said).toContain(text)
    expect(said.indexOf('102.5 kg')).toBeLessThan(said.indexOf('100 kg × 5'))
    expect(items.map(({ draws }) => draws)).toEqual(expect.arrayContaining(['bar', 'body', 'trophy', 'app-icon']))
  })

  test('has one number that is larger than everything else, and a name of which only the edges are drawn', () => {
    const texts = textsOf(layOut(aPicture(), format, measure).items)
    const largest = texts.toSorted((left, right) => right.face.size - left.face.size)[0]
    expect(largest).toMatchObject({ text: '8,420', color: 'accent', isOutlined: false })
    expect(texts.filter(({ isOutlined }) => isOutlined).map(({ text }) => text)).toEqual(['Push'])
  })

  test('names the kind of each record', () => {
    const said = saidOf(aPicture(), format)
    expect(said.filter((text) => text === 'Heaviest')).toHaveLength(2)
  })

  test('has a body on almost half of the width', () => {
    const body = layOut(aPicture(), format, measure).items.find(({ draws }) => draws === 'body')
    expect((body?.width ?? 0) / PICTURE_WIDTH).toBeGreaterThan(0.4)
  })

  test('has at most four best sets', () => {
    expect(layOut(aPicture({ exercises: 15, records: 0 }), format, measure)).toMatchObject({ records: 0, exercises: 4 })
  })

  test('cuts a name that is too long, behind a letter', () => {
    const name =
      'The long and winding road to the heaviest deadlift of all of my life, part two of seven, and more of it'
    const title = textsOf(layOut(aPicture({ name }), format, measure).items)
      .flatMap(({ text, isOutlined }) => (isOutlined ? [text] : []))
      .join(' ')
    expect(title).toMatch(/^The long .*\S…$/)
  })
})

test('without a bar or a body their room is for the rest', () => {
  const { items } = layOut({ ...aPicture(), bar: null, muscles: null }, 'feed', measure)
  expect(items.some(({ draws }) => draws === 'bar' || draws === 'body')).toBe(false)
})

test('a picture has a complete text alternative', () => {
  const said = describePicture(aPicture({ exercises: 15, records: 1 }), { exercises: 4, records: 1 })
  expect(said).toContain('8,420 kg Volume, 18 sets, 58 min')
  expect(said).toContain('Records: Squat 0, Heaviest 102.5 kg (before: 100 kg).')
  expect(said).toContain('Press 3 100 kg × 5.')
  expect(said).not.toContain('Press 4')
  expect(said).toContain('Sets per muscle: Chest 6')
  expect(saidOf(aPicture())).not.toContain('Sets per muscle')
})

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.constantFrom('Supino', 'Desenvolvimento com halteres sentado no banco inclinado', 'W'.repeat(120)),
)
const anyContent: fc.Arbitrary<PictureContent> = fc.record({
  appName: fc.constant('Barra'),
  name: word,
  when: word,
  hero: fc.record({ value: word, unit: word, label: word }),
  figures: fc.array(word, { maxLength: 3 }),
  bar: fc.option(
    fc.record({
      text: word,
      plates: fc.array(fc.record({ color: fc.constantFrom('red', 'steel'), share: fc.constant(1) }), { maxLength: 20 }),
    }),
  ),
  muscles: fc.constantFrom(null, aPicture().muscles),
  recordsTitle: word,
  exercisesTitle: word,
  records: fc.array(fc.record({ exercise: word, value: word, kind: word, before: fc.option(word) }), { maxLength: 30 }),
  exercises: fc.array(fc.record({ name: word, best: word }), { maxLength: 30 }),
})

test('any session fits the picture without overlaps', () => {
  holds(
    fc.property(
      anyContent,
      fc.constantFrom(...FORMATS),
      fc.double({ min: 0.2, max: 1.2, noNaN: true }),
      (content, format, width) => {
        const picture = { x: 0, y: 0, width: PICTURE_WIDTH, height: PICTURE_HEIGHTS[format] }
        const wide: Measure = (text, face) => Array.from(text).length * face.size * width
        const { items, records, exercises } = layOut(content, format, wide)
        expect(records).toBeLessThanOrEqual(content.records.length)
        expect(exercises).toBeLessThanOrEqual(content.exercises.length)
        for (const item of items) expect(isInside(item, picture), JSON.stringify(item)).toBe(true)
        for (const { text, face, width: room } of textsOf(items)) {
          if (text !== '…') expect(wide(text, face), text).toBeLessThanOrEqual(room + 1)
        }
        for (const [index, left] of items.entries())
          for (const right of items.slice(index + 1))
            expect(overlap(left, right), `${JSON.stringify(left)} ${JSON.stringify(right)}`).toBe(false)
      },
    ),
    { numRuns: 200 },
  )
})
