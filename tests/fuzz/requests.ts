import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import { broken, difficultText } from './broken-values.ts'
import { HEADER_NAMES } from './header-names.ts'
import { valuesOf } from './schema-values.ts'
import { textOfValue } from './text-of-value.ts'

/** One route as the server registered it, one method each. */
export type FuzzRoute = {
  readonly method: string
  readonly url: string
  /** The parts of its schema that are zod's. */
  readonly schema: Readonly<Partial<Record<Part, z.ZodType>>>
  /** Of its response. */
  readonly answer: z.ZodType | undefined
}
type Part = 'body' | 'querystring' | 'headers' | 'params'

/** The sender's standing: a person by number, or a token that must open nothing. */
export type Sender =
  | { readonly kind: 'person'; readonly number: number }
  | { readonly kind: 'none' | 'late' | 'forged' }

export type FuzzRequest = {
  readonly sender: Sender
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  /** The content of the bytes, if they are JSON under a type that the server reads. */
  readonly json: { readonly value: unknown } | undefined
  readonly bytes: Buffer | undefined
}

export function routesOf({ method, url, schema = {} }: RouteOptions): readonly FuzzRoute[] {
  const part = (name: Part) => {
    const found = schema[name]
    return found instanceof z.ZodType ? { [name]: found } : {}
  }
  const { response } = schema as { readonly response?: { readonly 200?: unknown } }
  const answer = response?.[200] instanceof z.ZodType ? response[200] : undefined
  const parts = { ...part('body'), ...part('querystring'), ...part('headers'), ...part('params') }
  return [method].flat().map((one) => ({ method: one, url, schema: parts, answer }))
}

/** Requests to a route: as its schema asks, and with parts that are broken, strange or missing. Some name ids of others. */
export function requestsTo(route: FuzzRoute, foreignIds: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const body = bodyOf(route, foreignIds)
  return fc
    .record({
      sender: SENDERS,
      path: pathOf(route, foreignIds),
      query: queryOf(route, foreignIds),
      headers: headersOf(route),
      body,
    })
    .map(({ body: { headers, ...sent }, ...request }) => ({
      ...request,
      ...sent,
      headers: { ...request.headers, ...headers },
    }))
}

const SENDERS: fc.Arbitrary<Sender> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('person' as const), number: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('none', 'late', 'forged') }) },
)

function pathOf({ url, schema }: FuzzRoute, foreignIds: readonly string[]): fc.Arbitrary<string> {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const asked = schema.params ? valuesOf(schema.params, 'output') : fc.constant({})
  const strange = fc.oneof(difficultText, fc.constantFrom(...foreignIds))
  return fc
    .tuple(asked, fc.array(fc.option(strange), { minLength: names.length, maxLength: names.length }))
    .map(([values, others]) =>
      names.reduce((path, name, index) => {
        const value = others[index] ?? (values as Record<string, unknown>)[name] ?? 'x'
        return path.replace(`:${name}`, encodeURIComponent(textOfValue(value).toWellFormed()))
      }, url),
    )
}

function queryOf(
  { schema }: FuzzRoute,
  foreignIds: readonly string[],
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const others = fc.dictionary(
    fc.constantFrom('userId', 'uid', 'id', 'limit', '__proto__', 'checkpoint'),
    fc.oneof(difficultText, fc.constantFrom(...foreignIds)),
    { maxKeys: 2 },
  )
  if (!schema.querystring) return fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: others })
  const asked = valuesOf(schema.querystring, 'output') as fc.Arbitrary<Record<string, unknown>>
  return fc.oneof(
    { weight: 3, arbitrary: asked },
    { weight: 2, arbitrary: broken(asked).map((value) => ({ ...(value as object) })) },
    { weight: 1, arbitrary: fc.tuple(asked, others).map(([left, right]) => ({ ...left, ...right })) },
  )
}

function headersOf({ schema }: FuzzRoute): fc.Arbitrary<Readonly<Record<string, string>>> {
  const strange = fc.dictionary(fc.constantFrom(...HEADER_NAMES, 'x-heard-entitlement'), difficultText, { maxKeys: 2 })
  const asked = schema.headers
    ? (valuesOf(schema.headers, 'output') as fc.Arbitrary<Record<string, unknown>>)
    : fc.constant<Record<string, unknown>>({})
  return fc
    .oneof(
      { weight: 3, arbitrary: asked },
      { weight: 1, arbitrary: fc.tuple(asked, strange).map(([left, right]) => ({ ...left, ...right })) },
    )
    .map((headers) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, sendable(textOfValue(value))] as const)),
    )
}

/** A header takes these and no others. */
function sendable(text: string): string {
  return text
    .replaceAll(/[^\t -~\u0080-\u00ff]/g, '')
    .trim()
    .slice(0, 2_000)
}

type Body = Pick<FuzzRequest, 'json' | 'bytes' | 'headers'>
const JSON_TYPE = { 'content-type': 'application/json' }
const NO_BODY: Body = { json: undefined, bytes: undefined, headers: {} }

function bodyOf({ method, schema }: FuzzRoute, foreignIds: readonly string[]): fc.Arbitrary<Body> {
  if (method === 'GET' || method === 'HEAD') return fc.constant(NO_BODY)
  const asked = schema.body ? valuesOf(schema.body) : fc.jsonValue({ maxDepth: 2 })
  const foreign = fc
    .tuple(asked, fc.constantFrom(...foreignIds))
    .map(([value, id]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...value, userId: id, firebaseUid: id, id }
        : value,
    )
  const json = (values: fc.Arbitrary<unknown>) =>
    values.map((value): Body => {
      const text = JSON.stringify(value)
      return { json: { value: JSON.parse(text) }, bytes: Buffer.from(text), headers: JSON_TYPE }
    })
  const raw = fc
    .tuple(asked, fc.constantFrom('half', 'deep', 'twice', 'bytes', 'type', 'gzip', 'not-gzip', 'none'))
    .map(([value, kind]) => rawBody(JSON.stringify(value), kind))
  return fc.oneof(
    { weight: 6, arbitrary: json(asked) },
    { weight: 6, arbitrary: json(broken(asked)) },
    { weight: 2, arbitrary: json(foreign) },
    { weight: 3, arbitrary: raw },
  )
}

function rawBody(text: string, kind: string): Body {
  const of = (bytes: Buffer, headers: Readonly<Record<string, string>> = JSON_TYPE): Body => ({
    json: undefined,
    bytes,
    headers,
  })
  switch (kind) {
    case 'half':
      return of(Buffer.from(text.slice(0, text.length / 2)))
    case 'deep':
      return of(Buffer.from('['.repeat(20_000)))
    case 'twice':
      return of(Buffer.from('{"collection":"sessions","collection":1,"rows":1e999}'))
    case 'bytes':
      return of(Buffer.from([0xff, 0xfe, 0, 0x7b, 0xc3, 0x28]))
    case 'type':
      return of(Buffer.from(text), { 'content-type': 'text/plain' })
    case 'gzip':
      return { ...of(gzipSync(text), { ...JSON_TYPE, 'content-encoding': 'gzip' }), json: { value: JSON.parse(text) } }
    case 'not-gzip':
      return of(Buffer.from(text), { ...JSON_TYPE, 'content-encoding': 'gzip' })
    default:
      return of(Buffer.alloc(0))
  }
}
