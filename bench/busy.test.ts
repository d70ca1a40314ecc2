import { expect, test } from 'vitest'
import { isTooBusy, shareInUse } from './busy.ts'
import { atMost } from './figures.ts'
import { resultOf, tableOf } from './report.ts'

const at = (user: number, idle: number) => ({ times: { user, nice: 0, sys: 0, idle, irq: 0 } })

test('the share in use is that of all processors, since the look before', () => {
  expect(shareInUse([at(5, 5), at(0, 10)], [at(15, 5), at(0, 20)])).toBe(0.5)
  expect(shareInUse([at(5, 5)], [at(5, 1_005)])).toBe(0)
  expect(shareInUse([at(5, 5)], [at(5, 5)])).toBe(0)
})

test('figures of a busy machine say so in the table and in the results', () => {
  const figure = atMost('scripts', 'KB', [200], null)
  expect(isTooBusy(0.1)).toBe(false)
  expect(tableOf([{ ...figure, busy: 0.04 }])).not.toContain('busy 4 %')
  expect(tableOf([{ ...figure, busy: 0.34 }])).toContain('busy 34 %')
  expect(resultOf({ ...figure, busy: 0.34 })).toMatchObject({ name: 'scripts', busy: 0.34 })
})
