import type pg from 'pg'
import { expect, test } from 'vitest'
import type { NamingClient, ScopedValues } from './naming-client.ts'
import { scopeOf } from './scope.ts'
import { groupStatements, isGrouped } from './statement-groups.ts'

const TEXT = '/* grouped: one */ SELECT $1'

/** A database whose answers are given by the test, group by group. */
function aDatabase() {
  const groups: { readonly uids: readonly string[]; answer(): void; fail(): void }[] = []
  const client = {
    queryAll: (_text: string, all: readonly ScopedValues[]) =>
      new Promise((resolve, reject) => {
        const uids = all.map(({ scope }) => scope.userId)
        groups.push({
          uids,
          answer: () => resolve(uids.map((uid) => ({ rows: [`for ${uid}`] }))),
          fail: () => reject(new Error(`refused ${uids.join()}`)),
        })
      }),
    release: () => {},
  }
  // The part of a connection that groups use.
  const run = groupStatements(async () => client as unknown as NamingClient & pg.PoolClient)
  const send = (uid: string, text = TEXT) =>
    run(text, { scope: scopeOf(uid), values: [] }).then(
      ({ rows }) => rows[0],
      (cause: Error) => cause.message,
    )
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { groups, send, settled }
}

test('a statement does not wait for others', async () => {
  const { groups, send, settled } = aDatabase()
  const sent = send('ana')
  await settled()
  expect(groups.map(({ uids }) => uids)).toEqual([['ana']])
  groups[0]?.answer()
  expect(await sent).toBe('for ana')
})

test('those that come while all connections are busy go together, in the order of their people', async () => {
  const { groups, send, settled } = aDatabase()
  const first = ['a1', 'a2', 'a3', 'a4'].map((uid) => send(uid))
  const later = ['carla', 'ben', 'ana'].map((uid) => send(uid))
  await settled()
  expect(groups.map(({ uids }) => uids)).toEqual([['a1'], ['a2'], ['a3'], ['a4']])
  groups[1]?.answer()
  await settled()
  expect(groups[4]?.uids).toEqual(['ana', 'ben', 'carla'])
  for (const { answer } of groups) answer()
  expect(await Promise.all([...first, ...later])).toEqual(
    ['a1', 'a2', 'a3', 'a4', 'carla', 'ben', 'ana'].map((uid) => `for ${uid}`),
  )
})

test('of a group that fails each is sent again alone, and only that which fails again is refused', async () => {
  const { groups, send, settled } = aDatabase()
  for (const uid of ['a1', 'a2', 'a3', 'a4']) void send(uid)
  const sent = ['ana', 'ben', 'carla'].map((uid) => send(uid))
  await settled()
  groups[0]?.answer()
  await settled()
  groups[4]?.fail()
  for (const [place, isGood] of [true, false, true].entries()) {
    await settled()
    const alone = groups[5 + place]
    if (isGood) alone?.answer()
    else alone?.fail()
  }
  expect(await Promise.all(sent)).toEqual(['for ana', 'refused ben', 'for carla'])
})

test('statements with another text do not join, and a group has an end', async () => {
  const { groups, send, settled } = aDatabase()
  for (const uid of ['a1', 'a2', 'a3', 'a4']) void send(uid)
  void send('other', `${TEXT}, 2`)
  for (let count = 0; count < 20; count++) void send(`p${String(count).padStart(2, '0')}`)
  await settled()
  for (const place of [0, 1, 2]) groups[place]?.answer()
  await settled()
  expect(groups.slice(4).map(({ uids }) => uids.length)).toEqual([1, 16, 4])
})

test('only a marked statement may be sent with others', () => {
  expect(isGrouped(`\n  ${TEXT}`)).toBe(true)
  expect(isGrouped('/* prepared: one */ SELECT 1')).toBe(false)
  expect(isGrouped('SELECT 1 /* grouped: one */')).toBe(false)
})
