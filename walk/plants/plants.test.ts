import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLANTS } from './plants.ts'

test.each(PLANTS)('the code replaced by “$name” in $file occurs once', ({ file, from }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  expect(source.split(from)).toHaveLength(2)
})
