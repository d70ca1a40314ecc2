import { expect, test } from 'vitest'
import { toastLife } from './toast-life.ts'

test.each([
  // proves 8.36, 9.41
  ['5 s, errors too', {}, 5_000],
  ['8 s where there is something to do', { action: { label: 'Undo' } }, 8_000],
  ['as long as its sender says', { durationMs: 3_000 }, 3_000],
])('a message lives %s', (_rule, toast, life) => {
  expect(toastLife(toast)).toBe(life)
})
