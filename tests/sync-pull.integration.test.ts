import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instant } from '#contract/document.ts'
import { MAX_PULL_BYTES } from '#contract/limits.ts'
import { documentHash, xorHashes } from '#domain/merge/canonical.ts'
import { startNewEpoch } from '../server/database.ts'
import { aFolder, aSession, aSessionExercise, aSet } from './builders.ts'
import { DATABASES } from './setup/test-database.ts'
import { startTestServer, TEST_CONFIG, type TestClient, type TestServer } from './setup/test-server.ts'

const onTheWire = <Document extends object>(document: Document) => ({ ...document, _deleted: false })
const first = (newDocumentState: unknown) => ({ newDocumentState })
const sessions = (count: number) => Array.from({ length: count }, () => onTheWire(aSession()))

describe.each(DATABASES)('pull on %s', (kind) => {
  let server: TestServer
  let phone: TestClient
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('a new person has nothing, and a checkpoint to go on from', async () => {
    phone = await server.client()
    const { documents, checkpoint } = await phone.pull('sessions')
    expect(documents).toEqual([])
    expect(checkpoint).toMatch(/^[0-9a-f]{16}\.0$/)
    expect(await phone.pull('sessions', checkpoint)).toMatchObject({ documents: [], checkpoint })
  })

  test('pages follow each other in the order of the changes, without a gap and without a repeat', async () => {
    phone = await server.client()
    const all = sessions(7)
    await phone.push('sessions', all.map(first))
    const pulled = []
    let checkpoint: string | undefined
    for (const size of [3, 3, 1, 0]) {
      const page = await phone.pull('sessions', checkpoint, 3)
      expect(page.documents).toHaveLength(size)
      pulled.push(...page.documents)
      checkpoint = page.checkpoint
    }
    expect(pulled).toEqual(all)
  })

  test.each([
    [7, 3, [false, false, true]],
    [6, 3, [false, true]],
    [3, 3, [true]],
    [0, 3, [true]],
    [5, 1, [false, false, false, false, true]],
  ])(
    'of %i documents in pages of %i, the last page says so, and the first how many come after it',
    async (...[count, limit, isLast]) => {
      phone = await server.client()
      if (count > 0) await phone.push('sessions', sessions(count).map(first))
      await phone.push('folders', [first(onTheWire(aFolder()))])
      const pages = [await phone.pull('sessions', undefined, limit)]
      while (pages.at(-1)?.isLast === false) pages.push(await phone.pull('sessions', pages.at(-1)?.checkpoint, limit))
      expect(pages.map((page) => page.isLast)).toEqual(isLast)
      expect(pages.map((page) => page.remaining)).toEqual([
        Math.max(0, count - limit),
        ...isLast.slice(1).map(() => undefined),
      ])
    },
  )

  test("responses include the server's build and time", async () => {
    phone = await server.client()
    const before = new Date().toISOString()
    for (const answer of [await phone.pull('sessions'), await phone.push('sessions', sessions(1).map(first))]) {
      expect(answer.release).toBe(TEST_CONFIG.version)
      expect(instant.parse(answer.time) >= before).toBe(true)
    }
  })

  test('a document that changed comes again, in its newest version alone', async () => {
    phone = await server.client()
    const [a, b] = sessions(2)
    await phone.push('sessions', [first(a), first(b)])
    const { checkpoint } = await phone.pull('sessions')
    const edited = { ...a, note: 'edited' }
    await phone.push('sessions', [{ assumedMasterState: a, newDocumentState: edited }])
    expect((await phone.pull('sessions', checkpoint)).documents).toEqual([edited])
    expect((await phone.pull('sessions')).documents).toEqual([b, edited])
  })

  test('the same page asked for twice is the same', async () => {
    phone = await server.client()
    await phone.push('sessions', sessions(3).map(first))
    const { time: _once, ...page } = await phone.pull('sessions', undefined, 2)
    expect(await phone.pull('sessions', undefined, 2)).toMatchObject(page)
  })

  test('an empty page of one collection moves past the changes of the others', async () => {
    phone = await server.client()
    await phone.push('sessions', sessions(3).map(first))
    const { documents, checkpoint } = await phone.pull('folders')
    expect(documents).toEqual([])
    expect(checkpoint).toMatch(/\.3$/)
    const folder = onTheWire(aFolder())
    await phone.push('folders', [first(folder)])
    expect((await phone.pull('folders', checkpoint)).documents).toEqual([folder])
  })

  test('another person sees nothing of it, with the same checkpoint either', async () => {
    phone = await server.client()
    const stranger = await server.client()
    await phone.push('sessions', sessions(3).map(first))
    await stranger.push('folders', [first(onTheWire(aFolder()))])
    const { checkpoint } = await phone.pull('sessions', undefined, 1)
    expect((await stranger.pull('sessions')).documents).toEqual([])
    expect((await stranger.pull('sessions', checkpoint)).documents).toEqual([])
  })

  test('large documents end a page early, by then it has its full size, and nothing is left out', async () => {
    phone = await server.client()
    // The longest possible session: nearly all of it notes. Accents take more bytes than characters.
    const note = 'é'.repeat(10_000)
    const exercises = Array.from({ length: 9 }, () => aSessionExercise({ note }))
    const large = Array.from({ length: 60 }, () => onTheWire(aSession({ note, exercises })))
    for (let index = 0; index < large.length; index += 4) {
      const { refused } = await phone.push('sessions', large.slice(index, index + 4).map(first))
      expect(refused).toEqual([])
    }
    const pages = []
    for (let checkpoint: string | undefined; ; ) {
      const page = await phone.pull('sessions', checkpoint, 200)
      pages.push(page.documents)
      if (checkpoint === undefined) expect(page.remaining).toBe(large.length - page.documents.length)
      // An old client can tell from the size alone whether more follows.
      expect(JSON.stringify({ data: page }).length < MAX_PULL_BYTES).toBe(page.isLast)
      if (page.isLast) break
      checkpoint = page.checkpoint
    }
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.flat()).toEqual(large)
    const longest = JSON.stringify(large[0]).length
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(MAX_PULL_BYTES + 2 * longest)
  })

  describe('a checkpoint', () => {
    const pullWith = async (client: TestClient, checkpoint: string) => {
      const headers = { authorization: `Bearer ${client.token}` }
      return server.app.inject({ url: '/api/sync/pull', query: { collection: 'sessions', checkpoint }, headers })
    }

    test.each(['', 'x', '1', '0123456789abcdef.', '.1', '0123456789abcdef.1.2', '0123456789abcdef.-1'])(
      'that is none is refused: %j',
      async (checkpoint) => {
        const response = await pullWith(await server.client(), checkpoint)
        expect(response.statusCode).toBe(400)
        expect(response.json()).toMatchObject({
          error: { code: 'CHECKPOINT_INVALID', issues: [{ path: 'checkpoint' }] },
        })
      },
    )

    test('of another life of the data, or from beyond its end, is not known', async () => {
      phone = await server.client()
      const { checkpoint } = await phone.pull('sessions')
      const [epoch] = checkpoint.split('.')
      for (const unknown of ['fedcba9876543210.0', `${epoch}.1`]) {
        const response = await pullWith(phone, unknown)
        expect(response.statusCode).toBe(409)
        expect(response.json()).toMatchObject({ error: { code: 'CHECKPOINT_UNKNOWN' } })
      }
    })

    test('from before a restored backup is not known, and starting anew brings everything', async () => {
      const restored = await startTestServer(kind)
      const device = await restored.client()
      const all = sessions(3)
      await device.push('sessions', all.map(first))
      const { checkpoint } = await device.pull('sessions')
      await startNewEpoch(restored.database)
      await expect(device.pull('sessions', checkpoint)).rejects.toThrow(/409.*CHECKPOINT_UNKNOWN/)
      const anew = await device.pull('sessions')
      expect(anew.documents).toEqual(all)
      expect(anew.checkpoint).not.toBe(checkpoint)
      await restored.close()
    })
  })

  describe('the digest', () => {
    const expected = (documents: readonly object[]) => ({
      count: documents.length,
      hash: xorHashes(documents.map((document) => documentHash({ ...document }))),
    })

    test('is what a device computes over the same documents', async () => {
      phone = await server.client()
      const all = [...sessions(5), onTheWire(aSession({ exercises: [aSessionExercise({ sets: [aSet(), aSet()] })] }))]
      const folder = onTheWire(aFolder({ name: 'Força 💪' }))
      await phone.push('sessions', all.map(first))
      await phone.push('folders', [first(folder)])
      expect(await phone.digest()).toEqual({
        preferences: expected([]),
        folders: expected([folder]),
        workouts: expected([]),
        exercises: expected([]),
        sessions: expected(all),
        measurements: expected([]),
      })
    })

    test('is the same on a device that gives its keys another order', async () => {
      phone = await server.client()
      const [session] = sessions(1)
      await phone.push('sessions', [first(session)])
      const reversed = Object.fromEntries(Object.entries(session ?? {}).toReversed())
      expect((await phone.digest()).sessions).toEqual(expected([reversed]))
    })

    test('counts what is in the trash and not what is deleted', async () => {
      phone = await server.client()
      const [kept, gone] = sessions(2)
      const trashed = onTheWire(aSession({ binnedAt: '2026-03-02T18:00:00.000Z' }))
      await phone.push('sessions', [first(kept), first(trashed), first({ ...gone, _deleted: true })])
      expect((await phone.digest()).sessions).toEqual(expected([kept ?? {}, trashed]))
    })

    test('tells one changed field', async () => {
      phone = await server.client()
      const [session] = sessions(1)
      await phone.push('sessions', [first(session)])
      const before = await phone.digest()
      await phone.push('sessions', [{ assumedMasterState: session, newDocumentState: { ...session, note: 'x' } }])
      expect((await phone.digest()).sessions.hash).not.toBe(before.sessions.hash)
    })
  })
})
