import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listen } from '../tooling/listen.ts'

/** One request on the wire, in bytes: first lines, headers and bodies as they were sent. */
export type Counted = { readonly path: string; up: number; down: number }

export type CountingProxy = {
  readonly url: string
  /** Every request since the last call; open streams go on counting. */
  take(): readonly Counted[]
  /** Resolves when there was no request for this time. */
  quiet(milliseconds: number): Promise<void>
  close(): void
}

/** Stands between a browser and the server, and counts what passes. */
export async function countingProxy(port: number): Promise<CountingProxy> {
  let counted: Counted[] = []
  const streams = new Set<Counted>()
  let lastAt = performance.now()

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const path = `${asked.method} ${asked.url?.split('?')[0]}`
    const entry: Counted = { path, up: headBytes(`${asked.method} ${asked.url} HTTP/1.1`, asked.rawHeaders), down: 0 }
    counted.push(entry)
    lastAt = performance.now()
    const onward = request({ port, host: 'localhost', method: asked.method, path: asked.url, headers: asked.headers })
    asked.on('data', (chunk: Buffer) => {
      entry.up += chunk.length
    })
    asked.pipe(onward)
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    onward.on('response', (response) => {
      entry.down += headBytes(`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`, response.rawHeaders)
      response.on('data', (chunk: Buffer) => {
        entry.down += chunk.length
      })
      if (response.headers['content-type']?.startsWith('text/event-stream')) streams.add(entry)
      response.on('close', () => streams.delete(entry))
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      answer.flushHeaders()
      response.pipe(answer)
    })
  }
  const server = createServer(pass)
  const proxyPort = await listen(server)
  return {
    url: `http://localhost:${proxyPort}`,
    take() {
      const taken = counted.map((entry) => ({ ...entry }))
      counted = []
      // From now on a stream that was opened in this period counts for the next one.
      for (const entry of streams) Object.assign(entry, { up: 0, down: 0 })
      counted.push(...streams)
      return taken
    },
    async quiet(milliseconds) {
      while (performance.now() - lastAt < milliseconds) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function headBytes(firstLine: string, rawHeaders: readonly string[]): number {
  // A name and a value alternate: either ends with two bytes, ': ' or a line's end.
  return Buffer.byteLength(firstLine) + rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0) + 4
}
