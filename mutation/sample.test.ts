import { expect, test } from 'vitest'
import { draw, listMutants } from './sample.ts'

const items = Array.from({ length: 40 }, (_, index) => index)

test('a draw has the requested number of different items', () => {
  const drawn = draw(items, 10, 1)
  expect(new Set(drawn).size).toBe(10)
  expect(items).toEqual(expect.arrayContaining(drawn))
})

test('a draw of more than there is has all of it', () => {
  expect(draw(items, 100, 1).toSorted((a, b) => a - b)).toEqual(items)
  expect(draw([], 100, 1)).toEqual([])
})

test('equal seeds give equal draws, different ones different draws', () => {
  expect(draw(items, 10, 7)).toEqual(draw(items, 10, 7))
  expect(draw(items, 10, 7)).not.toEqual(draw(items, 10, 8))
})

test('a smaller draw is the start of a larger one', () => {
  expect(draw(items, 30, 1).slice(0, 10)).toEqual(draw(items, 10, 1))
})

test('each item is drawn about as often as any other', () => {
  const seeds = Array.from({ length: 4000 }, (_, index) => index)
  const times = new Map(items.map((item) => [item, 0]))
  for (const item of seeds.flatMap((seed) => draw(items, 10, seed))) times.set(item, (times.get(item) ?? 0) + 1)
  // 1000 are expected of each, with a standard deviation of 27.
  for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(140)
})

test('mutants are listed with places that count from 1, without those of excluded mutators', async () => {
  const mutants = await listMutants(['mutation/areas.ts'], ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'])
  expect(mutants.map(({ mutatorName }) => mutatorName)).not.toContain('StringLiteral')
  expect(mutants).toContainEqual(
    expect.objectContaining({
      file: 'mutation/areas.ts',
      mutatorName: 'EqualityOperator',
      replacement: 'name === undefined',
    }),
  )
  expect(mutants.find(({ replacement }) => replacement === 'name === undefined')?.location.start.column).toBe(10)
})
