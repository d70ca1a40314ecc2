import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port on which nothing listens now. */
export function freePort(): Promise<number> {
  return probe(0)
}

/** A port that stays free until somebody names it: below those that systems give to passing connections. */
export async function lastingPort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = await probe(randomInt(20_000, 30_000)).catch(() => undefined)
    if (port !== undefined) return port
  }
  throw new Error('no port is free')
}

function probe(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const listener = createServer()
    listener.once('error', reject)
    listener.listen(wanted, '127.0.0.1', () => {
      const address = listener.address()
      listener.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
