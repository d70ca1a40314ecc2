import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectionName, PullSlice } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { aFolder, aSession } from './builders.ts'
import { DATABASES } from './setup/test-database.ts'
import { startTestServer, TEST_CONFIG, type TestClient, type TestServer } from './setup/test-server.ts'
import { askSlices } from './support/ask-slices.ts'
import { buildMemorySyncServer } from './support/memory-sync-server.ts'

const onTheWire = <Document extends object>(document: Document) => ({ ...document, _deleted: false })
const first = (newDocumentState: unknown) => ({ newDocumentState })
const sessions = (count: number) => Array.from({ length: count }, () => onTheWire(aSession()))
const of = (collection: CollectionName, slices: readonly PullSlice[]) =>
  slices.filter((slice) => slice.collection === collection)

describe.each(DATABASES)('slices on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const push = async (client: TestClient, documents: readonly object[]) => {
    for (let from = 0; from < documents.length; from += 200) {
      await client.push('sessions', documents.slice(from, from + 200).map(first))
    }
  }

  test('a person without anything gets one empty slice of each collection, with where to go on', async () => {
    const phone = await server.client()
    const slices = await askSlices(server.app, phone.token)
    expect(slices.map(({ collection }) => collection)).toEqual(COLLECTION_NAMES)
    for (const slice of slices) {
      expect(slice).toMatchObject({ documents: [], isLast: true, remaining: 0, release: TEST_CONFIG.version })
      expect(await phone.pull(slice.collection, slice.checkpoint)).toMatchObject({ documents: [], isLast: true })
    }
  })

  test('the newest documents come first, then the others in order, each once', async () => {
    const phone = await server.client()
    const all = sessions(270)
    await push(phone, all)
    await phone.push('folders', [first(onTheWire(aFolder()))])
    const slices = of('sessions', await askSlices(server.app, phone.token))
    expect(slices.map(({ documents }) => documents.length)).toEqual([40, 200, 30])
    expect(slices.map(({ isLast }) => isLast)).toEqual([false, false, true])
    expect(slices.map(({ remaining }) => remaining)).toEqual([230, undefined, undefined])
    const [newest, ...others] = slices.map(({ documents }) => documents)
    expect([...others.flat(), ...(newest ?? [])]).toEqual(all)
  })

  test('the first slice says how many documents come in all', async () => {
    const phone = await server.client()
    await push(phone, sessions(50))
    await phone.push('folders', [first(onTheWire(aFolder()))])
    const [opening, ...others] = await askSlices(server.app, phone.token)
    expect(opening?.total).toBe(51)
    expect(others.flatMap(({ total }) => total ?? [])).toEqual([])
  })

  test('a pull from the checkpoint of any slice brings what the slices until then lack, and what is newer', async () => {
    const phone = await server.client()
    const all = sessions(270)
    await push(phone, all)
    const slices = of('sessions', await askSlices(server.app, phone.token))
    const later = onTheWire(aSession())
    await phone.push('sessions', [first(later)])
    for (const [index, slice] of slices.entries()) {
      const known = new Set(slices.slice(0, index + 1).flatMap(({ documents }) => documents.map(({ id }) => id)))
      for (let next = slice.checkpoint, isLast = false; !isLast; ) {
        const page = await phone.pull('sessions', next, 200, slice.head)
        for (const { id } of page.documents) known.add(id)
        next = page.checkpoint
        isLast = page.isLast === true
      }
      expect(known).toEqual(new Set([...all, later].map(({ id }) => id)))
    }
  })

  test('deleted documents come as tombstones', async () => {
    const phone = await server.client()
    const [kept, gone] = sessions(2)
    await phone.push('sessions', [first(kept), first(gone)])
    await phone.push('sessions', [{ assumedMasterState: gone, newDocumentState: { ...gone, _deleted: true } }])
    const [slice] = of('sessions', await askSlices(server.app, phone.token))
    expect(slice?.documents.map(({ id, _deleted }) => [id, _deleted])).toEqual([
      [kept?.id, false],
      [gone?.id, true],
    ])
  })

  test('nobody gets the documents of somebody else', async () => {
    const [phone, stranger] = [await server.client(), await server.client()]
    await push(phone, sessions(3))
    const slices = await askSlices(server.app, stranger.token)
    expect(slices.flatMap(({ documents }) => documents)).toEqual([])
  })

  test('an app that is too old to read the documents gets none', async () => {
    const phone = await server.client()
    const versions = { current: 1, upgrades: {} }
    const newer = await startTestServer(kind, { database: server.database, versions })
    const token = await newer.tokenFor(phone.uid)
    const headers = { authorization: `Bearer ${token}`, 'x-schema-version': '0' }
    const response = await newer.app.inject({ url: '/api/sync/slices', headers })
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'CLIENT_OUTDATED'])
    await newer.close()
  })
})

test('what is pushed while slices are read comes with the next pull', async () => {
  const { app, store } = await buildMemorySyncServer({ sliceRows: { newest: 1, others: 1 } })
  const headers = { authorization: 'Bearer anna' }
  const push = (newDocumentState: object, assumedMasterState?: object) =>
    app.inject({
      method: 'POST',
      url: '/api/sync/push',
      headers,
      payload: { collection: 'sessions', schemaVersion: 0, rows: [{ newDocumentState, assumedMasterState }] },
    })
  const [oldest, middle, newest, meanwhile] = sessions(4)
  for (const session of [oldest, middle, newest]) await push(session ?? {})
  let isPushed = false
  store.faults = {
    beforeRead: async () => {
      if (isPushed) return
      isPushed = true
      await push(meanwhile ?? {})
      await push({ ...oldest, name: 'Edited' }, oldest)
    },
  }
  const slices = of('sessions', await askSlices(app, 'anna'))
  const { checkpoint, head } = slices.at(-1) ?? {}
  const url = `/api/sync/pull?collection=sessions&checkpoint=${checkpoint}&head=${head}`
  const { documents } = (await app.inject({ url, headers })).json<{ data: PullSlice }>().data
  const latest = new Map([...slices.flatMap((slice) => slice.documents), ...documents].map((it) => [it.id, it['name']]))
  expect(latest.get(oldest?.id ?? '')).toBe('Edited')
  expect(latest.size).toBe(4)
})
