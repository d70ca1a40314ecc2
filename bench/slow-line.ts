import { connect, createServer, type Server as Listener, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tooling/free-port.ts'
import { listen } from '../tooling/listen.ts'
import type { Server } from '../tooling/server.ts'
import { createLineLog } from './line-log.ts'

/** A line to a server and its identity provider, which share it, as a phone's. */
export type SlowLine = {
  readonly url: string
  /** Bytes that have come down so far, with headers. */
  readonly bytesDown: number
  /** Every request so far, a line for each: sent, first byte, last byte (seconds), KB, connection, name. */
  requests(): readonly string[]
  /** A line without limits from now on. */
  release(): void
  close(): void
}

export type LineSpeed = { readonly bytesPerSecond: number; readonly roundTripMs: number }

const PACKET_BYTES = 1_460
/** Bytes under way of one connection: with more, a small answer would wait behind a large one. */
const WINDOW_BYTES = 16 * PACKET_BYTES

export async function openSlowLine(server: Server, speed: LineSpeed): Promise<SlowLine> {
  const up = createLane(speed)
  const down = createLane(speed)
  const log = createLineLog()
  const identityPort = await portAsLongAs(server.emulatorPort)
  // The page learns from the server where the identity provider is: in its configuration, and in its policy.
  const rewrite = (bytes: Buffer) =>
    Buffer.from(
      bytes.toString('latin1').replaceAll(`localhost:${server.emulatorPort}`, `localhost:${identityPort}`),
      'latin1',
    )
  const line = (port: number) =>
    createServer((phone) => {
      const far = connect(port, '127.0.0.1')
      // Opening a connection takes a round trip of its own.
      const opened = wait(speed.roundTripMs)
      const heard = log.connect()
      phone.on('data', heard.sent)
      carry(phone, far, up, opened, (bytes) => bytes)
      carry(far, phone, down, opened, rewrite, heard.received)
    })
  const page = line(server.port)
  const identity = line(server.emulatorPort)
  const port = await listen(page)
  await new Promise<void>((listening) => identity.listen(identityPort, '127.0.0.1', listening))
  return {
    url: `http://localhost:${port}`,
    get bytesDown() {
      return down.carried()
    },
    requests: log.lines,
    release() {
      up.release()
      down.release()
    },
    close: () => [page, identity].forEach(closeNow),
  }
}

function carry(
  from: Socket,
  to: Socket,
  lane: ReturnType<typeof createLane>,
  opened: Promise<unknown>,
  change: (bytes: Buffer) => Buffer,
  arrived?: (packet: Buffer) => void,
): void {
  from.on('error', () => to.destroy())
  const queue = lane.join((packet) => {
    arrived?.(packet)
    to.write(packet)
  })
  from.on('data', (bytes) => {
    from.pause()
    void opened.then(() => queue(change(bytes))).then(() => from.resume())
  })
  from.on('end', () => void opened.then(() => queue(null)).then(() => to.end()))
  from.on('close', () => setTimeout(() => to.destroy(), 5_000).unref())
}

/** One direction: connections take turns, packet by packet. */
function createLane({ bytesPerSecond, roundTripMs }: LineSpeed) {
  const waiting: { readonly bytes: Buffer; readonly deliver: (packet: Buffer) => void; readonly gone: () => void }[][] =
    []
  let isRunning = false
  let isReleased = false
  let carried = 0
  let turn = 0

  const run = async () => {
    isRunning = true
    let freeAt = performance.now()
    for (;;) {
      const queues = waiting.filter((queue) => queue.length > 0)
      const packet = queues[turn++ % Math.max(1, queues.length)]?.shift()
      if (!packet) break
      carried += packet.bytes.length
      freeAt = Math.max(freeAt, performance.now() - 50) + (packet.bytes.length / bytesPerSecond) * 1_000
      if (!isReleased) await wait(Math.max(0, freeAt - performance.now()))
      packet.gone()
      if (isReleased) packet.deliver(packet.bytes)
      else setTimeout(() => packet.deliver(packet.bytes), roundTripMs / 2)
    }
    isRunning = false
  }

  return {
    carried: () => carried,
    release: () => (isReleased = true),
    /** A connection's way onto the lane. What it gives is a promise of room for more. */
    join(deliver: (packet: Buffer) => void) {
      const queue: (typeof waiting)[number] = []
      waiting.push(queue)
      let room = Promise.resolve()
      return (bytes: Buffer | null): Promise<unknown> => {
        if (bytes === null) return room.then(() => wait(roundTripMs / 2 + 1))
        const gone: Promise<void>[] = []
        for (let at = 0; at < bytes.length; at += PACKET_BYTES) {
          const { promise, resolve } = Promise.withResolvers<void>()
          gone.push(promise)
          queue.push({ bytes: bytes.subarray(at, at + PACKET_BYTES), deliver, gone: resolve })
        }
        if (!isRunning) void run()
        room = Promise.all(gone).then(() => undefined)
        return bytes.length > WINDOW_BYTES ? room : Promise.all(gone.slice(0, 1))
      }
    },
  }
}

/** Lengths of texts with the port in them stay what their headers say. */
async function portAsLongAs(port: number): Promise<number> {
  for (;;) {
    const other = await freePort()
    if (String(other).length === String(port).length) return other
  }
}

function closeNow(listener: Listener): void {
  listener.close()
}
