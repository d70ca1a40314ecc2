import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLANTS } from './plants.ts'

test.each(Object.entries(PLANTS))('what the plant %s replaces is in its file, once', (_, { file, find }) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(source.split(find)).toHaveLength(2)
})
