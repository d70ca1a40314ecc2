import type { ServerAnswer, ServerRequest } from '../engine/network.ts'
import type { ServerFaults } from './sync-server.ts'

/** The header that names the device which sends a request. */
export const SENDER_HEADER = 'x-device'

/** Simulates a server of another release than the app: in what it refuses and returns. */
export async function withFaults(
  { refused, outdated, novelty }: ServerFaults,
  request: ServerRequest,
  handle: (request: ServerRequest) => Promise<ServerAnswer>,
): Promise<ServerAnswer> {
  const isPush = request.path.endsWith('/push')
  if (outdated === 'server' && isPush) return problem(503, 'SERVER_OUTDATED', { 'retry-after': '30' })
  if (outdated === 'client' && !isPush) return problem(409, 'CLIENT_OUTDATED')
  const isRefused = isPush && refused !== null && [null, request.headers[SENDER_HEADER]].includes(refused.sender)
  const answer = await handle(isRefused ? withRefusedRows(request, refused.digits) : request)
  const isJson = typeof answer.body === 'string' && !answer.follow
  return novelty && isJson && answer.status === 200 ? withNovelty(answer) : answer
}

/** Corrupts rows so that the server's own check refuses them. The assumed versions stay. */
function withRefusedRows(request: ServerRequest, digits: string): ServerRequest {
  const body = JSON.parse(request.body ?? '{}') as { rows?: { newDocumentState: Record<string, unknown> }[] }
  for (const row of body.rows ?? []) {
    const last = String(row.newDocumentState['name']).slice(-1)
    if (last !== '' && digits.includes(last)) row.newDocumentState = { ...row.newDocumentState, binnedAt: 'never' }
  }
  return { ...request, body: JSON.stringify(body) }
}

function withNovelty(answer: ServerAnswer): ServerAnswer {
  const { data, ...rest } = JSON.parse(String(answer.body)) as { data: object }
  return { ...answer, body: JSON.stringify({ ...rest, data: { ...data, novelty: { of: 'next year' } }, novelty: 1 }) }
}

function problem(status: number, code: string, headers: Record<string, string> = {}): ServerAnswer {
  const body = JSON.stringify({ error: { code, message: code } })
  return { status, headers: { 'content-type': 'application/json', ...headers }, body }
}
