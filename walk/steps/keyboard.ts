import type { Family } from './family.ts'

const KEYS: Readonly<Record<string, number>> = {
  Tab: 4,
  'Shift+Tab': 2,
  Enter: 1.5,
  Space: 0.7,
  ArrowDown: 1,
  ArrowUp: 1,
  '8': 0.5,
}

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
