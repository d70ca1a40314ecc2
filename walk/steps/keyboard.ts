import { isExecutionPath } from '#contract/routes.ts'
import { type Family, isFigureField } from './family.ts'

const KEYS: Readonly<Record<string, number>> = {
  Tab: 4,
  'Shift+Tab': 2,
  Enter: 1.5,
  Space: 0.7,
  ArrowDown: 1,
  ArrowUp: 1,
  '8': 0.5,
}

/** A figure, on to the next field, and its figure, without looking up. */
const TWO_FIGURES = ['1', 'Tab', '8']

export const keyboard: Family<'key'> = {
  offers: () =>
    Object.entries(KEYS).map(([key, weight]) => ({ step: { kind: 'key', key }, weight, habit: `key ${key}` })),
  perform: {
    key: async ({ key }, stage) => {
      await stage.page.keyboard.press(key)
      return true
    },
  },
}

/** On a field of a set. */
export const figures: Family<'keys'> = {
  offers: ({ sight, keysOf }) =>
    sight.focus && isExecutionPath(sight.path) && isFigureField(keysOf(sight.focus.name))
      ? [{ step: { kind: 'keys', keys: TWO_FIGURES }, weight: 1, habit: 'two figures' }]
      : [],
  perform: {
    keys: async ({ keys }, stage) => {
      for (const key of keys) {
        await stage.page.keyboard.press(key)
        await stage.rest()
      }
      return true
    },
  },
}
