import { gzipSync } from 'node:zlib'
import type { Dice } from '../../server/local/demo/dice.ts'
import { DIFFICULT_TEXTS } from '../../tests/fuzz/difficult-texts.ts'
import { BUCKET, type FuzzRoute } from './fuzz-target.ts'
import { COLLECTIONS, HEADERS, METHODS, NAMES, TYPES } from './words.ts'

export type FuzzRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

/** Draws one request to one of the routes. The dice decide everything except token signatures. */
export function drawRequest(dice: Dice, routes: readonly FuzzRoute[], tokens: readonly string[]): FuzzRequest {
  const route = oneOf(dice, routes)
  const method = dice.chance(0.85) ? route.method : oneOf(dice, METHODS)
  const headers: Record<string, string> = {}
  if (dice.chance(0.85)) headers['authorization'] = drawAuthorization(dice, tokens)
  for (const name of HEADERS) if (dice.chance(0.08)) headers[name] = headerText(dice)
  const path = `${fillPath(dice, route.url)}${dice.chance(0.5) ? `?${drawQuery(dice)}` : ''}`
  if (method === 'GET' || method === 'HEAD') return { method, path, headers, body: undefined }
  const type = dice.chance(0.85) ? 'application/json' : oneOf(dice, TYPES)
  if (type !== '') headers['content-type'] = type
  const body = drawBody(dice, route.url)
  if (!dice.chance(0.08)) return { method, path, headers, body }
  headers['content-encoding'] = oneOf(dice, ['gzip', 'br', 'deflate', 'rubbish'])
  return { method, path, headers, body: dice.chance(0.5) ? gzipSync(body) : body }
}

function drawAuthorization(dice: Dice, tokens: readonly string[]): string {
  const token = oneOf(dice, tokens)
  if (dice.chance(0.75)) return `Bearer ${token}`
  const parts = token.split('.')
  const [header = '', payload = '', signature = ''] = parts
  const forged = base64({ sub: drawText(dice), exp: drawValue(dice, 1), aud: 'demo-barra' })
  return oneOf(dice, [
    `Bearer ${mutated(dice, token)}`,
    `Bearer ${header}.${forged}.${signature}`,
    `Bearer ${base64({ alg: oneOf(dice, ['none', 'HS256', 'RS256', 'RS512']), kid: drawValue(dice, 1) })}.${payload}.${signature}`,
    `Bearer ${header}.${payload}`,
    `Bearer ${header}.${Buffer.from('{"sub":"x').toString('base64url')}.AAAA`,
    `Bearer ${'A'.repeat(whole(dice, 1, 9_000))}`,
    `Basic ${token}`,
    'Bearer',
    headerText(dice),
  ])
}

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function mutated(dice: Dice, text: string): string {
  const at = whole(dice, 0, text.length - 1)
  return text.slice(0, at) + oneOf(dice, ['A', '.', '=', '_', '']) + text.slice(at + 1)
}

function fillPath(dice: Dice, url: string): string {
  const filled = url.replaceAll(/:\w+|\*/g, (name) =>
    name === ':bucket' && dice.chance(0.7) ? BUCKET : encodeURIComponent(drawText(dice).toWellFormed()),
  )
  return dice.chance(0.05)
    ? mutated(dice, filled)
        .replaceAll(/[^!-~]/g, '')
        .replace(/^\/?/, '/')
    : filled
}

function drawQuery(dice: Dice): string {
  const pairs = Array.from({ length: whole(dice, 0, 4) }, () => {
    const value = dice.chance(0.3) ? oneOf(dice, COLLECTIONS) : drawText(dice)
    return `${oneOf(dice, NAMES)}=${dice.chance(0.9) ? encodeURIComponent(value.toWellFormed()) : '%zz'}`
  })
  return pairs.join('&')
}

function drawBody(dice: Dice, url: string): Buffer {
  const json = JSON.stringify(dice.chance(0.5) ? likelyBody(dice, url) : drawValue(dice, 4)) ?? ''
  if (dice.chance(0.85)) return Buffer.from(json)
  return oneOf(dice, [
    Buffer.from(mutated(dice, `${json} `)),
    Buffer.from(json.slice(0, json.length / 2)),
    Buffer.from(`${'['.repeat(20_000)}`),
    Buffer.from(Array.from({ length: whole(dice, 0, 400) }, () => whole(dice, 0, 255))),
    Buffer.from(`{"collection":"sessions","collection":1,"rows":1e999}`),
    Buffer.alloc(0),
  ])
}

/** A body in the route's shape, with garbage in some places. */
function likelyBody(dice: Dice, url: string): unknown {
  const or = (value: unknown) => (dice.chance(0.8) ? value : drawValue(dice, 2))
  const own = `https://barra.test/${oneOf(dice, ['subscription', 'é💪', '?x={CHECKOUT_SESSION_ID}', '#'])}`
  if (url.includes('push')) {
    const row = () => ({
      assumedMasterState: dice.chance(0.3) ? drawDocument(dice) : undefined,
      newDocumentState: or(drawDocument(dice)),
    })
    const rows = Array.from({ length: whole(dice, 0, 5) }, row)
    return {
      collection: or(oneOf(dice, COLLECTIONS)),
      schemaVersion: or(0),
      rows: or(rows),
      head: dice.chance(0.1) ? drawValue(dice, 1) : undefined,
    }
  }
  if (url.includes('checkout')) return { priceId: or('price_local_monthly'), successUrl: or(own), cancelUrl: or(own) }
  if (url.includes('portal')) return { returnUrl: or(own) }
  if (url.includes('cancel')) return { immediate: or(dice.chance(0.5)) }
  if (url.includes('refresh')) return { sessionId: or('cs_1') }
  if (url.includes('contact'))
    return {
      id: or(uuidOf(dice)),
      name: or('Ana'),
      email: or('ana@example.org'),
      message: or('Hello there'),
      locale: or('pt-BR'),
      website: or(''),
    }
  return Object.fromEntries(Array.from({ length: whole(dice, 0, 5) }, () => [oneOf(dice, NAMES), drawValue(dice, 2)]))
}

function drawDocument(dice: Dice): unknown {
  const fields = Array.from({ length: whole(dice, 0, 4) }, () => [oneOf(dice, NAMES), drawValue(dice, 3)] as const)
  return {
    id: dice.chance(0.8) ? uuidOf(dice) : drawValue(dice, 1),
    _deleted: dice.chance(0.5),
    name: drawText(dice),
    ...Object.fromEntries(fields),
  }
}

function uuidOf(dice: Dice): string {
  const hex = Array.from({ length: 32 }, () => whole(dice, 0, 15).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

function drawValue(dice: Dice, depth: number): unknown {
  const leaf = () => oneOf(dice, [null, true, false, 0, -1, 1e308, 2 ** 53, 0.1, drawText(dice), uuidOf(dice)])
  if (depth === 0 || dice.chance(0.4)) return leaf()
  const values = Array.from({ length: whole(dice, 0, 4) }, () => drawValue(dice, depth - 1))
  return dice.chance(0.4) ? values : Object.fromEntries(values.map((value) => [oneOf(dice, NAMES), value]))
}

function drawText(dice: Dice): string {
  return dice.chance(0.5)
    ? oneOf(dice, DIFFICULT_TEXTS)
    : String.fromCodePoint(...Array.from({ length: whole(dice, 1, 12) }, () => whole(dice, 1, 0xd7ff)))
}

/** Bytes that a client may send in a header. */
function headerText(dice: Dice): string {
  return drawText(dice)
    .replaceAll(/[^\t -~\u0080-\u00ff]/g, '')
    .trim()
    .slice(0, 2_000)
}

function whole(dice: Dice, low: number, high: number): number {
  return Math.floor(dice.between(low, high + 1))
}

function oneOf<Item>(dice: Dice, items: readonly Item[]): Item {
  const item = items[Math.floor(dice.next() * items.length)]
  if (item === undefined) throw new Error('There is nothing to draw from')
  return item
}
