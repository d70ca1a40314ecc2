/** One request on a line, in milliseconds since the log began. */
type LoggedRequest = {
  readonly name: string
  readonly startedAt: number
  readonly connection: number
  firstByteAt: number | null
  endedAt: number
  bytes: number
}

/** A connection as the log hears it: what the browser gives away, and what arrives at it. */
export type HeardConnection = { sent(bytes: Buffer): void; received(bytes: Buffer): void }

const FIRST_LINE = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+) HTTP\/1/

/** Every request on a line, whoever makes it: page, worker, or service worker. Browsers send one at a time on a connection. */
export function createLineLog() {
  const beganAt = performance.now()
  const requests: LoggedRequest[] = []
  let connections = 0
  const now = () => performance.now() - beganAt

  return {
    connect(): HeardConnection {
      const connection = ++connections
      let current: LoggedRequest | undefined
      return {
        sent(bytes) {
          const [, method, path] = FIRST_LINE.exec(bytes.toString('latin1', 0, 2_000)) ?? []
          if (!method || !path) return
          const name = `${method === 'GET' ? '' : `${method} `}${path.slice(0, 80)}`
          current = { name, connection, startedAt: now(), firstByteAt: null, endedAt: now(), bytes: 0 }
          requests.push(current)
        },
        received(bytes) {
          if (!current) return
          current.firstByteAt ??= now()
          current.endedAt = now()
          current.bytes += bytes.length
        },
      }
    },
    /** A line of text for each: when it was sent, when its answer began and ended, its bytes with headers. */
    lines(): readonly string[] {
      const seconds = (ms: number) => (ms / 1_000).toFixed(2).padStart(6)
      return requests.map(({ name, connection, startedAt, firstByteAt, endedAt, bytes }) => {
        const times = [startedAt, firstByteAt ?? endedAt, endedAt].map(seconds).join(' ')
        return `${times} ${(bytes / 1_000).toFixed(1).padStart(7)} KB  ${String(connection).padStart(3)}  ${name}`
      })
    },
  }
}
