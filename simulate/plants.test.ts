import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLACES } from './places.ts'
import { PLANTS } from './plants.ts'

const replacements = Object.entries({ ...PLANTS, ...PLACES }).flatMap(([name, plant]) =>
  plant.map((it) => ({ name, ...it })),
)

test.each(replacements)('the code replaced by “$name” in $file occurs once', ({ file, find }) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(source.split(find)).toHaveLength(2)
})
