import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { phoneFont } from './phone-font.ts'

vi.mock('node:child_process', () => ({ execFileSync: vi.fn(() => '') }))

// Modules that were loaded with this stand-in would stay for the next file of the same process.
afterAll(() => void vi.resetModules())

const ADVICE = 'No Roboto found, the font of phones: install it (apt-get install fontconfig fonts-roboto)'

test('a machine without the font of phones is told how to get it', () => {
  expect(phoneFont).toThrow(ADVICE)
  vi.mocked(execFileSync).mockImplementationOnce(() => {
    throw new Error('spawnSync fc-list ENOENT')
  })
  expect(phoneFont).toThrow(ADVICE)
})

test('the font of phones stands in for the system’s', () => {
  vi.mocked(execFileSync).mockReturnValueOnce('Roboto\n')
  const settings = readFileSync(phoneFont().FONTCONFIG_FILE, 'utf8')
  expect(settings).toMatch(/<string>system-ui<\/string><\/test><edit[^>]*><string>Roboto</)
})
