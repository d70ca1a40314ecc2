import { expect, test } from 'vitest'
import { chosenEngines } from './engine.ts'

test('all engines are tested unless some are named', () => {
  expect(chosenEngines('')).toEqual(['chromium', 'firefox', 'webkit'])
  expect(chosenEngines('chromium')).toEqual(['chromium'])
  expect(chosenEngines('webkit, firefox')).toEqual(['webkit', 'firefox'])
})

test('an engine that nobody knows is named', () => {
  expect(() => chosenEngines('chromium,safari')).toThrow('BARRA_ENGINES names safari')
})
