import { describe, expect, it } from 'vitest'
import { failureLines } from './failure-lines.ts'

describe('the lines of a failed step', () => {
  it('name the failed test and its error, without colors', () => {
    const printed = [
      ' \u001B[32m✓\u001B[39m tests/drain.integration.test.ts (4 tests)',
      '\u001B[41m FAIL \u001B[49m  integration  tests/packed-push.integration.test.ts > answers once',
      '\u001B[31mAssertionError: expected 2 to be 1\u001B[39m',
      '    at tests/packed-push.integration.test.ts:40:7',
    ]

    expect(failureLines(printed.join('\n'))).toEqual([
      'FAIL   integration  tests/packed-push.integration.test.ts > answers once',
      'AssertionError: expected 2 to be 1',
    ])
  })

  it('name the failed journey and what it waited for', () => {
    const printed = [
      '  1) e2e/login.spec.ts:12:1 › logs in ──────',
      '    Error: expect(locator).toBeVisible() failed',
      '    Expected: visible',
      '    Timeout 10000ms',
      '    10 |   await page.goto("/")',
    ]

    expect(failureLines(printed.join('\n'))).toEqual(printed.slice(0, 4).map((line) => line.trim()))
  })

  it('are the last ones of a step that runs no tests', () => {
    expect(failureLines('first\nlast: chunk `first` weighs 200 B too much\n')).toEqual([
      'first',
      'last: chunk `first` weighs 200 B too much',
    ])
  })

  it('are at most 24, the latest', () => {
    const printed = Array.from({ length: 30 }, (_, index) => `TypeError: ${index}`)

    expect(failureLines(printed.join('\n'))).toEqual(printed.slice(6))
  })
})
