import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

type ServedMetrics = Pick<Metrics, 'text' | 'contentType'>
type MetricsServer = { readonly port: number; close(): Promise<void> }

/** Apart from the app: no proxy passes this port on, and nobody needs to sign in at it. */
export async function serveMetrics(metrics: ServedMetrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch(() => response.writeHead(500).end())
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    // Listening on a port, not on a socket file.
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(
  { text, contentType }: ServedMetrics,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isAsked = (method === 'GET' || method === 'HEAD') && url === '/metrics'
  if (!isAsked) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end()
    return
  }
  const body = await text()
  response.writeHead(200, { 'content-type': contentType }).end(body)
}
