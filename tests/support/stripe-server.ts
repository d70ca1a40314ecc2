import { createServer } from 'node:http'
import { listen } from '../../tooling/listen.ts'

export type RecordedRequest = {
  readonly method: string
  readonly path: string
  /** The fields of the query or form, in Stripe's notation: `line_items[0][price]`. */
  readonly fields: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}
export type StripeAnswer = {
  readonly status?: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A stand-in for Stripe's API: records requests and responds as the test defines. */
export async function startStripeServer() {
  const requests: RecordedRequest[] = []
  let answer: (request: RecordedRequest) => StripeAnswer | null = () => ({ status: 500, body: {} })
  const server = createServer((request, response) => {
    let sent = ''
    request.on('data', (chunk) => {
      sent += chunk
    })
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stripe.test')
      const fields = Object.fromEntries(request.method === 'GET' ? url.searchParams : new URLSearchParams(sent))
      const recorded = { method: request.method ?? '', path: url.pathname, fields, headers: request.headers }
      requests.push(recorded)
      const answered = answer(recorded)
      // A server that hangs.
      if (answered === null) return
      const { status = 200, body, headers = {} } = answered
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test', ...headers })
      response.end(JSON.stringify(body))
    })
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  return {
    url,
    requests,
    answerWith: (next: typeof answer) => {
      answer = next
      requests.length = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
