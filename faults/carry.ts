import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Direction, Way } from './line-state.ts'

export type Carried = {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly port: number
  /** Rewrites the server's addresses to those of the line. */
  readonly rewrite: (text: string) => string
  readonly way: Way
}

const PORTAL = '<!doctype html><title>Gym WiFi</title><h1>Welcome! Please accept our terms</h1>'
/** A copy that was held up somewhere arrives at the latest after so long. */
const LATE_COPY_MS = 5_000

/** Forwards one request over a line with its current fault. Rejects if a connection breaks. */
export async function carry(carried: Carried): Promise<void> {
  const { incoming, outgoing, way } = carried
  const state = way.meet()
  switch (state.kind) {
    case 'refuse':
      return void incoming.socket.resetAndDestroy()
    case 'hang':
      return
    case 'unavailable':
      return void outgoing.writeHead(503, { 'content-type': 'text/plain' }).end('Service Unavailable')
    case 'portal':
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL)
    case 'delay':
      await wait(state.milliseconds, undefined, { signal: way.closing })
      break
    default:
  }
  const body = await whole(through(way, incoming, 'up'))
  switch (state.kind) {
    case 'cut-before':
      return void outgoing.destroy()
    case 'cut-request':
      await sendHalf(carried, body)
      return void outgoing.destroy()
    case 'cut-after':
      await whole(await send(carried, body))
      return void outgoing.destroy()
    case 'cut-in-answer':
      return answerHalf(carried, await send(carried, body))
    case 'double':
      await sendCopy(carried, body)
      break
    default:
  }
  await answer(carried, await send(carried, body))
}

/** Sends the request on. Rejects where the server is not there. */
function send({ incoming, outgoing, port }: Carried, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = request(requestTo(port, incoming), resolve)
    onward.on('error', reject)
    // A client that disconnected, such as a stream's reader, needs no response.
    outgoing.once('close', () => onward.destroy())
    onward.end(body)
  })
}

/** Half of the request reaches the server, then the connection breaks. */
function sendHalf({ incoming, port }: Carried, body: Buffer): Promise<void> {
  const onward = request(requestTo(port, incoming))
  return new Promise((resolve) => {
    onward.on('error', () => resolve())
    onward.write(body.subarray(0, Math.floor(body.length / 2)), () => {
      onward.destroy()
      resolve()
    })
  })
}

/** A duplicate POST: the first of two in a row, or a delayed one that arrives after the end. */
async function sendCopy(carried: Carried, body: Buffer): Promise<void> {
  const { incoming, way } = carried
  if (incoming.method !== 'POST') return
  const copy = () => sendUnheard(carried, body)
  if (way.dice.chance(0.5)) return copy()
  const late = wait(way.dice.between(0, LATE_COPY_MS), undefined, { signal: way.closing })
  late.then(copy, () => undefined)
}

function sendUnheard({ incoming, port }: Carried, body: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const onward = request(requestTo(port, incoming), (heard) => {
      heard.on('error', () => resolve()).on('end', resolve)
      heard.resume()
    })
    onward.on('error', () => resolve())
    onward.end(body)
  })
}

function requestTo(port: number, { method, url: path, headers }: IncomingMessage) {
  // Responses containing addresses have to be readable here.
  const { 'accept-encoding': encoding, ...others } = headers
  return { host: 'localhost', port, method, path, headers: tellsAddresses(path) ? others : headers, agent: false }
}

async function answer({ incoming, outgoing, rewrite, way }: Carried, from: IncomingMessage): Promise<void> {
  const headers = { ...from.headers }
  const policy = headers['content-security-policy']
  if (typeof policy === 'string') headers['content-security-policy'] = rewrite(policy)
  if (tellsAddresses(incoming.url)) {
    delete headers['content-length']
    outgoing.writeHead(from.statusCode ?? 502, headers)
    return void outgoing.end(rewrite(String(await whole(from))))
  }
  outgoing.writeHead(from.statusCode ?? 502, headers)
  outgoing.flushHeaders()
  await pipeline(through(way, from, 'down'), outgoing)
}

async function answerHalf({ outgoing }: Carried, from: IncomingMessage): Promise<void> {
  const text = await whole(from)
  outgoing.writeHead(from.statusCode ?? 502, { ...from.headers, 'content-length': text.length })
  outgoing.write(text.subarray(0, Math.floor(text.length / 2)), () => outgoing.destroy())
}

function tellsAddresses(path: string | undefined): boolean {
  return path === '/config.json'
}

/** The data, at the line's speed. */
async function* through(way: Way, source: AsyncIterable<Buffer>, direction: Direction): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    for (let rest = chunk; rest.length > 0; ) {
      const taken = await way.take(rest.length, direction)
      yield rest.subarray(0, taken)
      rest = rest.subarray(taken)
    }
  }
}

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}
