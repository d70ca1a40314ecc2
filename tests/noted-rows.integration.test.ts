import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { Outbox } from '../workers/outbox.ts'
import type { WaitingRow } from '../workers/outbox-entry.ts'
import { aLoggedSession } from './builders.ts'

const NOTHING = { withheld: new Set<CollectionName>(), passedOver: new Set<string>() }
const at = (nowMs: number) => ({ nowMs, scannedTo: undefined })

let accounts = 0
function anOutbox() {
  accounts += 1
  const account = `noted-rows-${accounts}`
  return { account, outbox: new Outbox(account) }
}

function aVersion(number: number, name: string): WireDocument {
  return { ...aLoggedSession(), id: `session-${number}`, name, _deleted: false }
}

const step = fc.record({
  act: fc.constantFrom('note', 'note', 'pull', 'mark', 'accept', 'refuse', 'forget'),
  numbers: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }),
  name: fc.constantFrom('squat', 'press', 'row'),
})

test('rows of the next push are those on the disk, whatever happened before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const { account, outbox } = anOutbox()
      for (const [nowMs, { act, numbers, name }] of steps.entries()) {
        const versions = numbers.map((number) => aVersion(number, name))
        const rows = await outbox.nextRows(numbers.length, NOTHING)
        if (act === 'note') await outbox.note('sessions', versions, at(nowMs))
        if (act === 'mark') await outbox.markSent(rows)
        if (act === 'forget') await outbox.forgetMasters(['sessions'])
        if (act === 'refuse') await outbox.refuse(rows, rows.map(refusalOf))
        if (act === 'pull') {
          const joined = versions.map((master) => ({ master, local: master }))
          await outbox.putMasters('sessions', joined, { nowMs, choices: [] })
        }
        if (act === 'accept') {
          const accepting = { changes: outbox.changes.of('sessions'), andThen: async () => undefined }
          await outbox.accept('sessions', rows, accepting)
        }
        const onDisk = new Outbox(account)
        expect(await outbox.nextRows(10, NOTHING)).toEqual(await onDisk.nextRows(10, NOTHING))
        onDisk.close()
      }
      outbox.close()
    }),
    { numRuns: 25 },
  )
})

test('a version that is noted twice changes nothing, and keeps a push that is under way as it was sent', async () => {
  const { outbox } = anOutbox()
  const version = aVersion(1, 'squat')
  await outbox.note('sessions', [version], at(1))
  const changes = outbox.changes.total
  const rows = await outbox.nextRows(10, NOTHING)
  await outbox.markSent(rows)
  await outbox.note('sessions', [version], at(2))
  expect(outbox.changes.total).toBe(changes)
  // Marks are written into entries only for somebody who needs them.
  expect((await outbox.all()).map(({ sent }) => sent)).toEqual([[]])
  outbox.close()
})

test('changes of one collection are none of another', async () => {
  const { outbox } = anOutbox()
  await outbox.note('sessions', [aVersion(1, 'squat')], at(1))
  const before = outbox.changes.of('sessions')
  await outbox.note('folders', [aVersion(2, 'a folder')], at(2))
  expect(outbox.changes.of('sessions')).toBe(before)
  expect(outbox.changes.of('folders')).toBeGreaterThan(0)
  outbox.close()
})

function refusalOf({ entry }: WaitingRow) {
  return { id: entry.id, issues: [{ path: '', message: 'not accepted' }] }
}
