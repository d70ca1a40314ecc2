import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CALM_AFTER_MS, decideUpdate, type UpdateSituation } from './update-decision.ts'

const CALM: UpdateSituation = {
  waiting: false,
  outdated: false,
  holds: 0,
  editing: false,
  dialogOpen: false,
  visible: true,
  sinceInputMs: CALM_AFTER_MS,
}

test.each([
  ['nothing new is no reason to do anything', {}, 'nothing to do'],
  ['a version that waits is activated in a calm moment', { waiting: true }, 'activate'],
  ['a page that is outdated reloads in a calm moment', { outdated: true }, 'reload'],
  ['an outdated page reloads before it activates something still newer', { outdated: true, waiting: true }, 'reload'],
  ['a running workout is waited for', { waiting: true, holds: 1 }, 'wait'],
  ['a field that is being edited is waited for', { waiting: true, editing: true }, 'wait'],
  ['an open dialog is waited for', { outdated: true, dialogOpen: true }, 'wait'],
  ['a finger that was just there is waited for', { outdated: true, sinceInputMs: CALM_AFTER_MS - 1 }, 'wait'],
  ['nobody touches a hidden page', { outdated: true, visible: false, sinceInputMs: 0 }, 'reload'],
  ['a hidden page keeps its workout too', { outdated: true, visible: false, holds: 1 }, 'wait'],
] as const)('%s', (_rule, change, decision) => {
  expect(decideUpdate({ ...CALM, ...change })).toBe(decision)
})

test('while anything holds, is edited or is open, nothing happens to the page', () => {
  const situation = fc.record({
    waiting: fc.boolean(),
    outdated: fc.boolean(),
    holds: fc.nat(3),
    editing: fc.boolean(),
    dialogOpen: fc.boolean(),
    visible: fc.boolean(),
    sinceInputMs: fc.nat(10_000),
  })
  fc.assert(
    fc.property(situation, (it) => {
      if (it.holds === 0 && !it.editing && !it.dialogOpen) return
      expect(['nothing to do', 'wait']).toContain(decideUpdate(it))
    }),
  )
})
