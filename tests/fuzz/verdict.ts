import { z } from 'zod'
import { errorAnswer } from '#contract/answer.ts'
import { pushRequest } from '#contract/sync.ts'
import { SHIPPED_VERSIONS } from '../../server/sync/document-versions.ts'
import type { FuzzAnswer } from './exchange.ts'
import type { FuzzRequest, FuzzRoute } from './requests.ts'

/** Nothing beside it: no stack, no driver's words. */
const strictEnvelope = z.strictObject({ error: errorAnswer.shape.error.strict() })
const REFUSED_BY_SCHEMA = 'The request is not valid'
const INTERNALS = /node_modules|\bat .+:\d+:\d+|SELECT |INSERT |TypeError|ZodError/

/** The reasons why an answer is wrong; none for a right one. `secret` is what only another person may read. */
export function faultsOf(
  route: FuzzRoute,
  request: FuzzRequest,
  answer: FuzzAnswer,
  secret: string,
): readonly string[] {
  const faults: string[] = []
  if (answer.text.includes(secret)) faults.push("shows another person's row")
  if (answer.status >= 500 && !isFromTheFuture(request, answer)) faults.push(`answers ${answer.status}`)
  if (answer.status >= 300 && answer.status < 400) faults.push(`leads elsewhere: ${answer.status}`)
  if (answer.status >= 400 && route.method !== 'HEAD') faults.push(...envelopeFaults(answer))
  if (answer.status < 300 && route.answer) faults.push(...shapeFaults(route.answer, answer))
  faults.push(...schemaFaults(route, request, answer))
  return faults
}

/** A push by a newer app is to be tried again once the server is newer too. */
function isFromTheFuture({ json }: FuzzRequest, { text }: FuzzAnswer): boolean {
  const push = pushRequest.safeParse(json?.value)
  return push.success && push.data.schemaVersion > SHIPPED_VERSIONS.current && text.includes('"SERVER_OUTDATED"')
}

function envelopeFaults({ type, text }: FuzzAnswer): readonly string[] {
  if (!type.startsWith('application/json')) return [`an error as ${type}`]
  const envelope = strictEnvelope.safeParse(parsed(text))
  if (!envelope.success) return ['an error that is no envelope']
  const { message, issues = [] } = envelope.data.error
  if (message === '') return ['an error without a message']
  if (message === REFUSED_BY_SCHEMA && issues.length === 0) return ['does not name what is wrong']
  return INTERNALS.test(text) ? ['an error that shows internals'] : []
}

function shapeFaults(schema: z.ZodType, { text }: FuzzAnswer): readonly string[] {
  return schema.safeParse(parsed(text)).success ? [] : ['an answer outside of its schema']
}

/** A refusal by the schema names the places that the schema itself names; nothing it refuses is taken. */
function schemaFaults({ schema }: FuzzRoute, { json }: FuzzRequest, { status, text }: FuzzAnswer): readonly string[] {
  if (!json || !schema.body) return []
  const read = schema.body.safeParse(json.value)
  if (read.success) return []
  if (status < 300) return ['takes a body that its schema refuses']
  const envelope = errorAnswer.safeParse(parsed(text))
  // Other checks, of the token among them, come first.
  if (status !== 400 || !envelope.success || envelope.data.error.message !== REFUSED_BY_SCHEMA) return []
  const named = new Set(envelope.data.error.issues?.map(({ path }) => path))
  const missing = read.error.issues.filter(({ path }) => !named.has(path.map(String).join('.')))
  return missing.length === 0
    ? []
    : [`does not name what is wrong: ${missing.map(({ path }) => path.join('.')).join(', ')}`]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
