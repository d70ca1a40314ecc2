import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STREAM_HEARTBEAT_MS } from '#contract/vocabulary.ts'
import { createLocalHub } from './change-hub.ts'
import { createStreams, type Streams } from './streams.ts'

const HEAD = 'abcdef12.7.beef'
const HOUR_MS = 3_600_000
const anna = { uid: 'anna', expiresAt: 0 }
let hub: ReturnType<typeof createLocalHub>
let streams: Streams

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  hub = createLocalHub()
  streams = createStreams(hub, async () => HEAD)
})
afterEach(() => {
  streams.endAll()
  vi.useRealTimers()
})

/** An open stream that has said its first hint. */
const open = async (uid = 'anna') => {
  const line = streams.open({ ...anna, uid, expiresAt: Date.now() + HOUR_MS })
  await Promise.resolve()
  await Promise.resolve()
  return line
}
const said = (line: { read(): Buffer | null }) => line.read()?.toString() ?? ''

test('a stream begins with a hint and the present state, to cover changes before it', async () => {
  expect(said(await open())).toBe(`id: ${HEAD}\ndata: RESYNC\n\n`)
})

test('a stream whose present state cannot be read begins with a hint all the same', async () => {
  streams = createStreams(hub, () => Promise.reject(new Error('no database')))
  expect(said(await open())).toBe('data: RESYNC\n\n')
})

test('a hint tells the state after the change', async () => {
  const line = await open()
  said(line)
  await hub.announce('anna', { kind: 'changed', collection: 'sessions', head: 'abcdef12.8.feed' })
  expect(said(line)).toBe('id: abcdef12.8.feed\ndata: RESYNC sessions\n\n')
})

test('every change is a hint with its collection on every stream of the person, and on no other', async () => {
  const [phone, tablet, stranger] = [await open(), await open(), await open('ben')]
  for (const line of [phone, tablet, stranger]) said(line)
  await hub.announce('anna', { kind: 'changed', collection: 'sessions' })
  expect([phone, tablet, stranger].map(said)).toEqual(['data: RESYNC sessions\n\n', 'data: RESYNC sessions\n\n', ''])
})

test('a silent stream is kept alive by comments', async () => {
  const line = await open()
  said(line)
  vi.advanceTimersByTime(2 * STREAM_HEARTBEAT_MS)
  expect(said(line)).toBe(': still here\n\n: still here\n\n')
})

test('a reader that has stopped reading is not sent more and more', async () => {
  const line = await open()
  for (let change = 0; change < 100_000; change++)
    await hub.announce('anna', { kind: 'changed', collection: 'sessions' })
  expect(line.readableLength).toBeLessThan(100_000)
})

test('a reader that resumes gets one hint for everything it missed', async () => {
  const line = await open()
  for (let change = 0; change < 10_000; change++) await hub.announce('anna', { kind: 'changed', collection: 'folders' })
  await hub.announce('anna', { kind: 'changed', collection: 'sessions' })
  let heard = ''
  const listen = () => {
    heard += said(line)
    return heard
  }
  await vi.waitFor(() => expect(listen()).toMatch(/data: RESYNC\n\n$/), { timeout: 60_000 })
  expect(heard).not.toContain('sessions')
  expect(heard.match(/RESYNC\n/g)).toHaveLength(2)
  await hub.announce('anna', { kind: 'changed', collection: 'sessions' })
  expect(said(line)).toBe('data: RESYNC sessions\n\n')
})

test('a stream ends with its token, and not before', async () => {
  const line = await open()
  vi.advanceTimersByTime(HOUR_MS - 1)
  expect(line.readableEnded || line.closed).toBe(false)
  said(line)
  vi.advanceTimersByTime(1)
  expect(said(line)).toBe('')
  expect(line).toMatchObject({ writableEnded: true })
})

test("a token lifetime beyond a timer's range does not end the stream immediately", () => {
  const line = streams.open({ ...anna, expiresAt: Date.now() + 2 ** 40 })
  vi.advanceTimersByTime(HOUR_MS)
  expect(line).toMatchObject({ writableEnded: false })
})

test('the oldest stream of a person ends when there are too many', async () => {
  const lines = await Promise.all(Array.from({ length: 21 }, () => open()))
  const ended = lines.map((line) => (line as unknown as { writableEnded: boolean }).writableEnded)
  expect(ended).toEqual([true, ...Array(20).fill(false)])
})

test('a stream without reads between two heartbeats is closed and removed', async () => {
  const line = await open()
  for (let change = 0; change < 100_000; change++)
    await hub.announce('anna', { kind: 'changed', collection: 'sessions' })
  vi.advanceTimersByTime(STREAM_HEARTBEAT_MS)
  expect(line.destroyed).toBe(false)
  vi.advanceTimersByTime(STREAM_HEARTBEAT_MS)
  expect(line.destroyed).toBe(true)
})

test('a slow reader keeps its stream', async () => {
  const line = await open()
  for (let beat = 0; beat < 3; beat++) {
    for (let change = 0; change < 100_000; change++)
      await hub.announce('anna', { kind: 'changed', collection: 'sessions' })
    said(line)
    await vi.waitFor(() => expect((line as unknown as { writableNeedDrain: boolean }).writableNeedDrain).toBe(false), {
      timeout: 60_000,
    })
    vi.advanceTimersByTime(STREAM_HEARTBEAT_MS)
  }
  expect(line.destroyed).toBe(false)
})

test('a stream that opens while the server is ending ends at once', async () => {
  streams.endAll()
  const line = await open()
  expect(line).toMatchObject({ writableEnded: true })
})
