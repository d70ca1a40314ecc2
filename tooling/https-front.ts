import { execFileSync } from 'node:child_process'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { listen } from './listen.ts'
import type { Server } from './server.ts'

/** A server's address by https. */
export type HttpsFront = { readonly url: string; dispose(): Promise<void> }

/** Texts that name the addresses of a server. */
const NAMES_ADDRESSES = /^(text\/html|application\/json)/

/**
 * Stands before a server and its identity provider with a certificate that only browsers of tests believe. Outlives
 * their stops and restarts.
 */
export async function startHttpsFront(server: Pick<Server, 'port' | 'emulatorPort'>): Promise<HttpsFront> {
  const certificate = selfSigned()
  const provider = await startOne(certificate, server.emulatorPort, (said) => said)
  const front: HttpsFront = await startOne(certificate, server.port, (said) =>
    said.replaceAll(byHttp(server.emulatorPort), provider.url).replaceAll(byHttp(server.port), front.url),
  )
  return {
    url: front.url,
    dispose: async () => {
      await Promise.all([front, provider].map(({ dispose }) => dispose()))
    },
  }
}

function byHttp(port: number): string {
  return `http://localhost:${port}`
}

/** `rewrite` changes what is said of addresses: a page by https may ask for nothing by http. */
async function startOne(certificate: string, port: number, rewrite: (said: string) => string): Promise<HttpsFront> {
  const sockets = new Set<Socket>()
  const listener = createServer({ key: certificate, cert: certificate }, (incoming, outgoing) => {
    void pass(port, incoming, outgoing, rewrite).catch(() => outgoing.destroy())
  })
  listener.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const itsPort = await listen(listener)
  return {
    url: `https://localhost:${itsPort}`,
    dispose: async () => {
      const closed = new Promise((resolve) => listener.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

async function pass(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: (said: string) => string,
): Promise<void> {
  const { 'accept-encoding': _, ...asked } = incoming.headers
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method, url } = incoming
    const headers = { ...asked, 'x-forwarded-proto': 'https' }
    const onward = request({ host: 'localhost', port, method, path: url, headers }, resolve)
    onward.once('error', reject)
    outgoing.once('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  answer.once('error', () => outgoing.destroy())
  const { 'content-length': length, ...told } = JSON.parse(
    rewrite(JSON.stringify(answer.headers)),
  ) as NodeJS.Dict<string>
  outgoing.writeHead(answer.statusCode ?? 502, { ...told, ...(length === '0' && { 'content-length': '0' }) })
  if (NAMES_ADDRESSES.test(told['content-type'] ?? '')) outgoing.end(rewrite(await text(answer)))
  else answer.pipe(outgoing)
}

/** Its key and itself, one after the other. */
function selfSigned(): string {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2']
  const files = ['-keyout', '-', '-out', '-']
  return execFileSync('openssl', ['req', ...kind, '-subj', '/CN=localhost', ...files], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
