import { describe, expect, test } from 'vitest'
import type { UnheardUse } from '#domain/billing/unheard-use.ts'
import { createUseMeter, NOTE_STEP_MS } from './use-meter.ts'

const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z')

describe('the measured use', () => {
  /** A device that was used so long without a word. */
  function meter(use: UnheardUse | null, nowMs: number) {
    const world = { use, nowMs, written: 0 }
    const measure = createUseMeter({
      readUse: () => world.use,
      writeUse: (next) => {
        world.use = next
        world.written += 1
      },
      now: () => world.nowMs,
    })
    return { world, measure }
  }

  test('counts from the first look, and is written once a minute', () => {
    const { measure, world } = meter(null, NOW_MS)
    expect(measure(false)).toBe(0)
    expect(world).toMatchObject({ use: { spentMs: 0, seenMs: NOW_MS }, written: 1 })
    world.nowMs += NOTE_STEP_MS - 1
    expect([measure(false), world.written]).toEqual([NOTE_STEP_MS - 1, 1])
    world.nowMs += 1
    expect([measure(false), world.written]).toEqual([NOTE_STEP_MS, 2])
    world.nowMs -= NOTE_STEP_MS
    expect([measure(false), world.written, world.use?.seenMs]).toEqual([NOTE_STEP_MS, 3, NOW_MS])
  })

  test('stops with a word, once', () => {
    const { measure, world } = meter({ spentMs: 7, seenMs: NOW_MS }, NOW_MS + NOTE_STEP_MS)
    expect(measure(true)).toBe(7)
    expect(world).toMatchObject({ use: { spentMs: 7, seenMs: null }, written: 1 })
    expect([measure(true), world.written]).toEqual([7, 1])
  })
})
