import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type MetricsServer = { readonly port: number; close(): Promise<void> }

/** Apart from the app: no proxy passes this port on, and nobody needs to sign in at it. */
export async function serveMetrics(
  { text }: Pick<Metrics, 'text'>,
  host: string,
  port: number,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isAsked = (request.method === 'GET' || request.method === 'HEAD') && request.url === '/metrics'
    response.writeHead(isAsked ? 200 : 404, { 'content-type': isAsked ? TYPE : 'text/plain' })
    response.end(isAsked && request.method === 'GET' ? text() : '')
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
