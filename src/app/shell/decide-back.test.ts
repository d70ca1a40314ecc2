import { expect, test } from 'vitest'
import { decideBack } from './decide-back.ts'

test.each([
  ['closes what is open, however much history there is', { hasLayer: true, canGoBack: true }, 'close layer'],
  ['closes what is open before it ever exits', { hasLayer: true, canGoBack: false }, 'close layer'],
  // proves 4.48
  ['goes back where there is a screen before', { hasLayer: false, canGoBack: true }, 'go back'],
  // proves 4.48
  ['exits at the first screen', { hasLayer: false, canGoBack: false }, 'exit'],
] as const)('back %s', (_rule, situation, decision) => {
  expect(decideBack(situation)).toBe(decision)
})
