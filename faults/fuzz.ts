import { request } from 'node:http'
import { parseArgs } from 'node:util'
import { diceOf } from './draws.ts'
import { BAR_MS, exceedsBar, searchDearBodies } from './fuzz/dear-bodies.ts'
import { drawRequest, type FuzzRequest } from './fuzz/draw-request.ts'
import { startFuzzTarget } from './fuzz/fuzz-target.ts'

// npm run fuzz [-- --requests 20000 --seed 7 --at-once 6]: malformed requests to every route of the server, with valid,
// damaged and forged tokens. No response may be a server error, and none may be missing.
// With --dear: the bodies within the limits that cost most processor time, on every route.

const HANG_MS = 30_000
/** Errors specified for the server; any other from 500 up is a fault. */
const INTENDED = new Set(['IDENTITY_UNAVAILABLE', 'PAYMENT_UNAVAILABLE'])
const PEOPLE = 60

type Answer = { readonly status: number; readonly code: string } | { readonly failed: string }

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '7' },
    'at-once': { type: 'string', default: '6' },
    dear: { type: 'boolean', default: false },
  },
})
const target = await startFuzzTarget()
if (values.dear) process.exit(await reportDearBodies())
const tokens = await Promise.all([
  ...Array.from({ length: PEOPLE }, (_, number) => target.tokenFor(`person-${number}`, 36_000)),
  target.tokenFor('late', -10),
])
const routes = target.routes.filter(({ url }) => !url.endsWith('/sync/stream'))
const dice = diceOf(Number(values.seed), 'fuzz')
const counts = new Map<string, number>()
const faults: string[] = []
let left = Number(values.requests)
const beganAt = performance.now()
// If ended early, it reports its results so far.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (left = 0))

await Promise.all(Array.from({ length: Number(values['at-once']) }, sendAll))
const health = await ask({ method: 'GET', path: '/api/health', headers: {}, body: undefined })
await target.close()

const sent = [...counts.values()].reduce((sum, count) => sum + count, 0)
console.info(`${sent} requests to ${routes.length} routes, seed ${values.seed}`)
console.info(`${Math.round((performance.now() - beganAt) / 1_000)} s; afterwards: ${JSON.stringify(health)}`)
for (const [kind, count] of [...counts].sort()) console.info(`  ${kind}: ${count}`)
for (const fault of faults.slice(0, 20)) console.info(fault)
console.info(`${faults.length} faults`)
process.exit(faults.length === 0 && 'status' in health && health.status === 200 ? 0 : 1)

/** Prints the bodies that cost most. Returns 1 if one is above the bar. */
async function reportDearBodies(): Promise<number> {
  const found = await searchDearBodies(target, diceOf(Number(values.seed), 'dear'), 40)
  await target.close()
  console.info(
    `${found.length} bodies, seed ${values.seed}; refused ones by processor time, accepted by the longest stall`,
  )
  for (const body of found.slice(0, 12)) {
    const cost = `${body.cpuMs.toFixed(0)} ms, stall ${body.stallMs.toFixed(0)} ms`
    console.info(`  ${cost}: ${body.status} ${body.route} ${body.kind} × ${body.count}, ${body.packedBytes} bytes sent`)
  }
  const dear = found.filter(exceedsBar)
  console.info(`${dear.length} above ${BAR_MS} ms`)
  return dear.length === 0 ? 0 : 1
}

async function sendAll(): Promise<void> {
  while (left > 0) {
    left -= 1
    const drawn = drawRequest(dice, routes, tokens)
    const answer = await ask(drawn)
    const kind = 'failed' in answer ? answer.failed : `${answer.status}${answer.status >= 500 ? ` ${answer.code}` : ''}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const isFault = 'failed' in answer || (answer.status >= 500 && !INTENDED.has(answer.code))
    if (isFault) faults.push(`${kind}\n  ${described(drawn)}\n  ${target.faults().join('  ').slice(0, 1_500)}`)
  }
}

function ask({ method, path, headers, body }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = { ...headers, ...(body && { 'content-length': String(body.length) }) }
    const outgoing = request(`${target.origin}`, { method, path, headers: sent, timeout: HANG_MS, agent: false })
    outgoing.once('timeout', () => outgoing.destroy(new Error('hang')))
    outgoing.once('error', ({ message }) => resolve({ failed: message }))
    outgoing.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => {
        if (text.length < 1_000) text += piece
      })
      response.once('error', ({ message }) => resolve({ failed: message }))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, code: /"code":"(\w+)"/.exec(text)?.[1] ?? '' }),
      )
    })
    outgoing.end(body)
  })
}

function described({ method, path, headers, body }: FuzzRequest): string {
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 600)} ${body?.toString('latin1').slice(0, 600) ?? ''}`
}
