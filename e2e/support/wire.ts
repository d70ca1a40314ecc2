import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Server } from '../../tooling/server.ts'

/**
 * A fault of one request. `cut-before`: it never reaches the server; `cut-after`: it is processed, but the response is
 * lost; `cut-in-answer`: half of the response arrives; `portal`: a hotel's page is returned, with 200; `hang`: no
 * response; `unauthenticated`: the server refuses the token.
 */
export type Fault = 'none' | 'cut-before' | 'cut-after' | 'cut-in-answer' | 'portal' | 'hang' | 'unauthenticated'

export type SeenRequest = { readonly method: string; readonly path: string; readonly body: string }

/** `status` is the server's, or null without a response. */
export type Push = { readonly seen: SeenRequest; readonly fault: Fault; readonly status: number | null }

/** A controllable network at its own address. */
export type Wire = {
  readonly url: string
  /** Chooses the fault of each request; none by default. */
  chooseFault: (seen: SeenRequest) => Fault
  /** Every attempted push, in order, with its fault. */
  readonly pushes: readonly Push[]
  /** Number of hanging sync requests that the device aborted. */
  readonly givenUp: number
  dispose(): Promise<void>
}

const PUSH = '/api/sync/push'

/** Starts a network in front of a server, on any port that is free or on the given one. */
export async function startWire(server: Pick<Server, 'port'>, wirePort = 0): Promise<Wire> {
  const pushes: { seen: SeenRequest; fault: Fault; status: number | null }[] = []
  let givenUp = 0
  const listener = createServer((incoming, outgoing) => {
    void pass(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await textOf(incoming)
    const seen: SeenRequest = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', body: String(body) }
    const fault = it.chooseFault(seen)
    const push = { seen, fault, status: null as number | null }
    if (seen.path === PUSH) pushes.push(push)
    if (fault === 'cut-before') return void outgoing.destroy()
    if (fault === 'hang') {
      if (seen.path.startsWith('/api/sync/')) outgoing.once('close', () => (givenUp += 1))
      return
    }
    if (fault === 'portal') {
      outgoing.writeHead(200, { 'content-type': 'text/html' })
      return void outgoing.end('<!doctype html><h1>Welcome to the gym WiFi</h1>')
    }
    if (fault === 'unauthenticated') {
      outgoing.writeHead(401, { 'content-type': 'application/json' })
      return void outgoing.end(JSON.stringify({ error: { code: 'UNAUTHENTICATED', message: 'Sign in again' } }))
    }
    const answer = await forward(server.port, incoming, outgoing, body)
    push.status = answer.statusCode ?? null
    if (fault === 'none') {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      return void answer.pipe(outgoing)
    }
    const whole = await textOf(answer)
    if (fault === 'cut-after') return void outgoing.destroy()
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': whole.length })
    outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), () => outgoing.destroy())
  }

  await new Promise<void>((listening) => listener.listen(wirePort, 'localhost', listening))
  const it: Wire = {
    // It listens on a port, so its address is an object.
    url: `http://localhost:${(listener.address() as AddressInfo).port}`,
    chooseFault: () => 'none',
    pushes,
    get givenUp() {
      return givenUp
    },
    dispose: () => {
      listener.closeAllConnections()
      return new Promise((closed) => listener.close(() => closed()))
    },
  }
  return it
}

/** Rejects where the server is not there. */
function forward(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming
    const onward = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
      answer.on('error', () => undefined)
      resolve(answer)
    })
    onward.on('error', reject)
    // A client that disconnected, such as a stream's reader, needs no response.
    outgoing.once('close', () => onward.destroy())
    onward.end(body)
  })
}

async function textOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
