import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

export type PageServer = { readonly url: string; close(): void }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves the bench's own pages. Cross-origin isolation gives their clock a resolution of 5 µs instead of 100 µs. */
export async function servePages(directory: string): Promise<PageServer> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(directory, normalize(new URL(url, 'http://localhost').pathname))
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the page server has no port')
  return {
    url: `http://localhost:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
