import { expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import { setTextIn } from './set-text.ts'
import type { SetValues } from './set-values.ts'
import { NO_VALUES } from './set-values.ts'

const { format: number } = new Intl.NumberFormat('pt-BR')
const say = setTextIn({ number, unit: (unit) => unit, reps: (_count, shown) => `${shown} repetições` })
const kg = (value: number) => ({ value, unit: 'kg' as const })

test.each<[string, ExerciseKind, Partial<SetValues>, string]>([
  [
    'a load keeps its unit and has the comma of the language',
    'weight-reps',
    { weight: { value: 102.5, unit: 'lb' }, reps: 5 },
    '102,5\u00a0lb ×\u00a05',
  ],
  ['the body alone has no load', 'bodyweight-reps', { reps: 12 }, '12 repetições'],
  ['a belt adds', 'weighted-bodyweight', { weight: kg(20), reps: 5 }, '+20\u00a0kg ×\u00a05'],
  ['help takes away', 'assisted-bodyweight', { weight: kg(15), reps: 8 }, '\u221215\u00a0kg ×\u00a08'],
  ['a run', 'distance-time', { distance: { value: 5, unit: 'km' }, seconds: 1_470 }, '5\u00a0km · 24:30'],
  ['a carry', 'weight-distance', { weight: kg(40), distance: { value: 30, unit: 'm' } }, '40\u00a0kg · 30\u00a0m'],
  ['a hold', 'weight-time', { seconds: 60 }, '1:00'],
  [
    'a hold with a load, as often as it was held',
    'weight-time',
    { weight: kg(20), seconds: 30, reps: 2 },
    '20\u00a0kg · 0:30 ×\u00a02',
  ],
  ['a load that was converted', 'weight-reps', { weight: kg(45.3592) }, '45,36\u00a0kg'],
  ['no repetition', 'reps-only', { reps: 0 }, '0 repetições'],
  ['nothing yet', 'weight-reps', {}, ''],
])('%s', (_rule, kind, values, text) => {
  expect(say(kind, { ...NO_VALUES, ...values })).toBe(text)
})
