import { expect, test } from 'vitest'
import { type PressedKey, shortcutOf } from './shortcuts.ts'

const NONE: PressedKey = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, inField: false }

test.each([
  ['save', { key: 's', ctrlKey: true }],
  ['save', { key: 's', metaKey: true, inField: true }],
  ['undo', { key: 'z', ctrlKey: true, inField: true }],
  ['redo', { key: 'Z', metaKey: true, shiftKey: true }],
  ['redo', { key: 'y', ctrlKey: true }],
  ['add-set', { key: 'Enter', ctrlKey: true, inField: true }],
  ['move-up', { key: 'ArrowUp', altKey: true, inField: true }],
  ['move-down', { key: 'ArrowDown', altKey: true }],
  ['add-exercises', { key: 'a' }],
] as const)('%s: %j', (shortcut, pressed) => {
  expect(shortcutOf({ ...NONE, ...pressed })).toBe(shortcut)
})

test.each([
  { key: 'a', inField: true },
  { key: 'a', ctrlKey: true },
  { key: 's' },
  { key: 's', ctrlKey: true, altKey: true },
  { key: 'ArrowUp' },
])('%j is left to the browser', (pressed) => {
  expect(shortcutOf({ ...NONE, ...pressed })).toBeNull()
})
