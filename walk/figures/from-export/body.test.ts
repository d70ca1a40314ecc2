import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MeasurementId } from '#contract/id.ts'
import { Answerer } from '#domain/analytics/answer.ts'
import { emptyIndex } from '#domain/analytics/snapshot.ts'
import { anId } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { randomReading } from '../../../tests/support/random-training.ts'
import { readingsOf } from '../exported.ts'
import { amountIn, changeOver } from './body.ts'
import { dayOf, numberOf } from './days.ts'

const NONE = { preferences: [], folders: [], workouts: [], exercises: [], sessions: [] }

/** Numbers to a millionth: sums in another order differ behind it. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? Math.round(part * 1e6) / 1e6 : part)),
  )
}

test('changes of the body', () => {
  const ids = Array.from({ length: 12 }, () => anId<MeasurementId>())
  const readings = fc.uniqueArray(randomReading(ids), { maxLength: 12, selector: ({ id }) => id })
  const weeks = fc.constantFrom<(number | 'all')[]>(2, 4, 12, 'all')
  holds(
    fc.property(readings, weeks, fc.integer({ min: 20, max: 80 }), (all, range, days) => {
      const index = emptyIndex()
      for (const reading of all) index.measurements.put(reading)
      const today = numberOf('2026-01-01') + days
      const asked = { today: dayOf(today), weeks: range, weightUnit: 'kg', lengthUnit: 'cm', maxPoints: 80 } as const
      const theirs = new Answerer(index).answer({ about: 'measurements', ...asked }, () => undefined)
      for (const { kind, unit, latest, count, change: changed } of theirs) {
        const own = readingsOf({ documents: { ...NONE, measurements: all } }).filter((reading) => reading.kind === kind)
        const last = own.at(-1)
        expect([own.length, last && amountIn(last, unit)]).toEqual([count, latest.value])
        const found = changeOver(own, unit, { today, weeks: range })
        expect(rounded(found)).toEqual(rounded(changed && { ...changed, since: numberOf(changed.since) }))
      }
    }),
  )
})
