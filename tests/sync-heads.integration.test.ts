import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNewEpoch } from '../server/database.ts'
import { aLoggedSession, aSession } from './builders.ts'
import { DATABASES } from './setup/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from './setup/test-server.ts'
import { backUp } from './support/backup.ts'

const onTheWire = <Document extends object>(document: Document) => ({ ...document, _deleted: false })
const first = (newDocumentState: unknown) => ({ newDocumentState })
const edit = (assumedMasterState: unknown, newDocumentState: unknown) => ({ assumedMasterState, newDocumentState })
const newSession = () => onTheWire(aSession())
const UNKNOWN = /409.*CHECKPOINT_UNKNOWN/

describe.each(DATABASES)('the head on %s', (kind) => {
  let server: TestServer
  let phone: TestClient
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  /** Pushes new sessions, each in its own commit, and returns the last head. */
  async function commit(client: TestClient, count = 1): Promise<string> {
    let head = ''
    for (let made = 0; made < count; made++) head = (await client.push('sessions', [first(newSession())])).head ?? ''
    return head
  }

  /** All stored data of a person, without row names. */
  async function everythingOf({ uid }: TestClient) {
    const { kysely } = server.database
    const rowsOf = (table: 'documents' | 'heads' | 'revisions' | 'quarantine') =>
      kysely.selectFrom(table).selectAll().where('user_id', '=', uid).execute()
    return Promise.all([rowsOf('documents'), rowsOf('heads'), rowsOf('revisions'), rowsOf('quarantine')])
  }

  /** Any exchange that names this head is refused, before anything of it is looked at. */
  async function expectUnknown(head: string): Promise<void> {
    const before = await everythingOf(phone)
    const rows = [first(newSession()), first({ rubbish: head })]
    await expect(phone.push('sessions', rows, 0, head)).rejects.toThrow(UNKNOWN)
    await expect(phone.pull('sessions', undefined, 200, head)).rejects.toThrow(UNKNOWN)
    expect(await everythingOf(phone)).toEqual(before)
  }

  async function expectKnown(head: string): Promise<void> {
    await phone.pull('sessions', undefined, 200, head)
    await phone.push('sessions', [first({ rubbish: head })], 0, head)
  }

  test('of a person without commits is zero, and is told by pull and push alike', async () => {
    phone = await server.client()
    const { head = '' } = await phone.pull('sessions')
    expect(head).toMatch(/^[0-9a-f]{16}\.0\.0000$/)
    expect((await phone.push('sessions', [first('rubbish')], 0, head)).head).toBe(head)
    await expectKnown(head)
  })

  test('moves with each commit to its last change and a mark of its own, and with nothing else', async () => {
    phone = await server.client()
    const sessions = [newSession(), newSession()]
    const heads = [(await phone.push('sessions', sessions.map(first))).head, await commit(phone)]
    expect(heads.map((head) => head?.split('.')[1])).toEqual(['2', '3'])
    expect(new Set(heads.map((head) => head?.split('.')[2])).size).toBe(2)
    const repeated = await phone.push('sessions', sessions.map(first), 0, heads[0])
    expect([repeated.head, (await phone.pull('folders')).head]).toEqual([heads[1], heads[1]])
  })

  test('that a device was told is known after 70 more commits', async () => {
    phone = await server.client()
    const heads = [(await phone.pull('sessions')).head ?? '']
    for (let made = 0; made < 70; made++) heads.push(await commit(phone))
    for (const head of [heads[0], heads[1], heads[6], heads[7], heads[69], heads[70]]) await expectKnown(head ?? '')
  })

  test('of another life, from beyond the end, from between two commits or with another mark is not known', async () => {
    phone = await server.client()
    await phone.push('sessions', [newSession(), newSession(), newSession()].map(first))
    const [epoch, seq, mark = ''] = (await commit(phone)).split('.')
    const otherMark = `${mark.startsWith('0') ? '1' : '0'}${mark.slice(1)}`
    for (const unknown of [
      `fedcba9876543210.${seq}.${mark}`,
      'fedcba9876543210.0.0000',
      `${epoch}.5.${mark}`,
      `${epoch}.999999999999999.${mark}`,
      `${epoch}.${seq}.${otherMark}`,
      `${epoch}.2.${mark}`,
      `${epoch}.0.${mark}`,
    ]) {
      await expectUnknown(unknown)
    }
  })

  test('of before heads had marks is told without one, and known', async () => {
    phone = await server.client()
    await commit(phone, 3)
    const { kysely } = server.database
    await kysely.updateTable('heads').set({ commits: '' }).where('user_id', '=', phone.uid).execute()
    const { head = '' } = await phone.pull('sessions')
    expect(head).toMatch(/\.3\.0000$/)
    await expectKnown(head)
    const next = await commit(phone)
    await expectKnown(head)
    await expectKnown(next)
  })

  test('is not known to a server that lost everything', async () => {
    phone = await server.client()
    const restore = await backUp(server.database, phone.uid)
    const head = await commit(phone, 3)
    await restore()
    await expectUnknown(head)
  })

  describe('after a backup was put back', () => {
    /** A session of which the backup lacks two edits, the head a phone has seen, and the edit it makes next. */
    async function restored({ withEpoch }: { withEpoch: boolean }) {
      phone = await server.client()
      const v1 = onTheWire(aLoggedSession())
      await phone.push('sessions', [first(v1)])
      const restore = await backUp(server.database, phone.uid)
      const v2 = { ...v1, note: 'four more sets' }
      const { head = '' } = await phone.push('sessions', [edit(v1, v2)])
      const { checkpoint } = await phone.pull('sessions')
      await restore()
      if (withEpoch) await startNewEpoch(server.database)
      return { v1, v2, v3: { ...v2, note: 'a sixth set' }, head, checkpoint }
    }

    test.each([true, false])(
      'a phone that knows the lost version changes nothing; new epoch: %j',
      async (withEpoch) => {
        const { v1, v2, v3, head, checkpoint } = await restored({ withEpoch })
        await expect(phone.push('sessions', [edit(v2, v3)], 0, head)).rejects.toThrow(UNKNOWN)
        await expect(phone.pull('sessions', checkpoint)).rejects.toThrow(UNKNOWN)
        await expectUnknown(head)
        // Starting over: its version without a known past conflicts, and the device merges the two.
        const anew = await phone.pull('sessions')
        expect(anew.documents).toEqual([v1])
        expect(await phone.push('sessions', [first(v3)], 0, anew.head)).toMatchObject({ conflicts: [v1] })
      },
    )

    test.each([1, 2, 8])(
      'a phone is recognized after other devices have pushed past it in %i commits, without a new epoch',
      async (commits) => {
        const { head, checkpoint } = await restored({ withEpoch: false })
        const tablet = await server.client(phone.uid)
        await commit(tablet, commits)
        // By its number alone, the place would exist.
        await phone.pull('sessions', checkpoint)
        await expectUnknown(head)
      },
    )

    test('a phone is recognized after one commit of another device has stepped over its place', async () => {
      const { head } = await restored({ withEpoch: false })
      const tablet = await server.client(phone.uid)
      await tablet.push('sessions', [newSession(), newSession(), newSession()].map(first))
      await expectUnknown(head)
    })

    test('a device that has seen nothing of what was lost goes on', async () => {
      phone = await server.client()
      const head = await commit(phone, 3)
      const restore = await backUp(server.database, phone.uid)
      await commit(await server.client(phone.uid), 2)
      await restore()
      await expectKnown(head)
      await commit(await server.client(phone.uid), 4)
      await expectKnown(head)
    })
  })

  test('is judged after the account: one that is closed is told so', async () => {
    phone = await server.client()
    const head = await commit(phone)
    await server.database.kysely.insertInto('people').values({ user_id: phone.uid, status: 'deleted' }).execute()
    await expect(phone.push('sessions', [first(newSession())], 0, `${head}0`)).rejects.toThrow(/410/)
  })
})
