import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import { MAX_BODY_BYTES, MAX_PUSH_BYTES } from '#contract/limits.ts'
import type { Dice } from '../../server/local/demo/dice.ts'
import { aSession, aSessionExercise, aSet, aWorkout } from '../../tests/builders.ts'
import type { FuzzRoute, FuzzTarget } from './fuzz-target.ts'

/** Processor time that a refused body may cost, and the wait of others that an accepted one may cause, in ms. */
export const BAR_MS = 50

const REPEATS = 3
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH'])

/** Bodies of one kind, of about as many values as asked for. */
type Kind = { readonly name: string; readonly make: (count: number) => string; readonly most: number }

export type DearBody = {
  readonly route: string
  readonly kind: string
  readonly count: number
  readonly packedBytes: number
  readonly status: number
  readonly isAccepted: boolean
  /** The least of some repeats, client and server together. */
  readonly cpuMs: number
  /** The longest that the event loop stood still. */
  readonly stallMs: number
}

const list = (count: number, one: (index: number) => string) => `[${Array.from({ length: count }, (_, i) => one(i))}]`
const field = (name: string, json: string) => `{${JSON.stringify(name)}:${json}}`
const row = (document: string) => `{"newDocumentState":${document}}`
const push = (collection: string, rows: readonly string[]) =>
  `{"collection":"${collection}","schemaVersion":0,"rows":[${rows}]}`

/** A session or workout whose exercises hold so many sets in all. */
function withSets(document: object, sets: number, set: string): string {
  const perExercise = 1_000
  const exercises = Array.from({ length: Math.ceil(sets / perExercise) }, (_, index) => {
    const exercise = JSON.stringify(aSessionExercise({ sets: [] }))
    const count = Math.min(perExercise, sets - index * perExercise)
    return exercise.replace('"sets":[]', () => `"sets":${list(count, () => set)}`)
  })
  return JSON.stringify({ ...document, _deleted: false, exercises: [] }).replace(
    '"exercises":[]',
    () => `"exercises":[${exercises}]`,
  )
}

const PUSHES: readonly Kind[] = [
  ...['sessions', 'workouts'].map((collection) => ({
    name: `${collection}: empty sets`,
    most: 300_000,
    make: (count: number) =>
      push(collection, [row(withSets(collection === 'sessions' ? aSession() : aWorkout(), count, '{}'))]),
  })),
  {
    name: 'sessions: good sets in one session',
    most: 5_000,
    make: (count) => push('sessions', [row(withSets(aSession(), count, JSON.stringify(aSet())))]),
  },
  {
    name: 'sessions: good sets in many sessions',
    most: 6_000,
    make: (count) =>
      push(
        'sessions',
        Array.from({ length: 200 }, () => row(withSets(aSession(), Math.ceil(count / 200), JSON.stringify(aSet())))),
      ),
  },
  {
    name: 'many rows of empty sets',
    most: 300_000,
    make: (count) =>
      push(
        'sessions',
        Array.from({ length: 200 }, () => row(withSets(aSession(), Math.ceil(count / 200), '{}'))),
      ),
  },
  {
    name: 'preferences: empty plates',
    most: 300_000,
    make: (count) =>
      push('preferences', [
        row(`{"id":"preferences","gyms":${list(200, () => `{"plates":${list(Math.ceil(count / 200), () => '{}')}}`)}}`),
      ]),
  },
]
const SHAPES: readonly Kind[] = [
  { name: 'lists in lists', most: 5_000_000, make: (count) => '['.repeat(count / 2) + ']'.repeat(count / 2) },
  { name: 'empty objects', most: 3_000_000, make: (count) => list(count, () => '{}') },
  {
    name: 'different keys',
    most: 700_000,
    make: (count) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`)}}`,
  },
  { name: 'numbers', most: 1_000_000, make: (count) => list(count, () => '1.2345678901234567e-300') },
  { name: 'escapes', most: 1_500_000, make: (count) => `"${'\\u0041'.repeat(count)}"` },
  { name: 'texts', most: 300_000, make: (count) => list(count, (i) => `"${i}${'x'.repeat(20)}"`) },
]

/** Every kind of body for a route: of its own kinds, and of shapes inside of an unknown field or as the whole. */
function kindsFor(route: FuzzRoute): readonly Kind[] {
  const bare = SHAPES.map((shape) => ({ ...shape, make: (count: number) => field('x', shape.make(count)) }))
  if (!isPush(route)) return bare
  const inRow = SHAPES.map((shape) => ({
    name: `${shape.name} in a row`,
    most: shape.most,
    make: (count: number) => push('sessions', [row(field('x', shape.make(count)))]),
  }))
  return [...PUSHES, ...inRow, ...bare]
}

/**
 * Searches every route for the body within the limits that costs most: each kind at sizes from a hundredth of the
 * largest on, and the dearest of them once more at sizes near theirs. The dearest come first.
 */
export async function searchDearBodies(target: FuzzTarget, dice: Dice, tries: number): Promise<readonly DearBody[]> {
  const routes = target.routes.filter(({ method }) => METHODS_WITH_BODY.has(method))
  const found: DearBody[] = []
  for (const route of routes) {
    for (const kind of kindsFor(route)) {
      const most = mostWithin(kind, limitOf(route))
      const shares = isPush(route) ? [0.02, 0.2, 1] : [1]
      for (const share of shares) found.push(await costOf(target, route, kind, most * share))
    }
  }
  for (let left = tries; left > 0; left -= 1) {
    const dearest = found.toSorted(byCost).slice(0, 10)
    const near = dearest[Math.floor(dice.next() * dearest.length)]
    const route = routes.find(({ url }) => url === near?.route)
    const kind = route && kindsFor(route).find(({ name }) => name === near?.kind)
    if (!near || !route || !kind) continue
    const count = Math.min(mostWithin(kind, limitOf(route)), near.count * (0.6 + dice.next()))
    found.push(await costOf(target, route, kind, count))
  }
  return found.toSorted(byCost)
}

const isPush = ({ url }: FuzzRoute) => url.endsWith('/sync/push')
const limitOf = (route: FuzzRoute) => (isPush(route) ? MAX_PUSH_BYTES : MAX_BODY_BYTES)

/** The largest count of a kind whose body is within the limit. */
function mostWithin({ make, most }: Kind, limit: number): number {
  const sample = 2_000
  const bytesOfOne = Math.max(1, (make(2 * sample).length - make(sample).length) / sample)
  return Math.min(most, Math.floor(limit / bytesOfOne))
}

export function exceedsBar({ isAccepted, cpuMs, stallMs }: DearBody): boolean {
  return isAccepted ? stallMs > BAR_MS : cpuMs > BAR_MS
}

const costBy = ({ isAccepted, cpuMs, stallMs }: DearBody) => (isAccepted ? stallMs : cpuMs)
const byCost = (a: DearBody, b: DearBody) => costBy(b) - costBy(a)

async function costOf(
  { origin, tokenFor }: FuzzTarget,
  { method, url }: FuzzRoute,
  kind: Kind,
  wanted: number,
): Promise<DearBody> {
  const count = Math.max(2, Math.floor(wanted))
  const json = kind.make(count)
  const isPacked = url.endsWith('/sync/push')
  const body = isPacked ? gzipSync(json) : Buffer.from(json)
  // Another person each time: nobody's budget of bytes ends the search.
  const token = await tokenFor(crypto.randomUUID(), 36_000)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  }
  let cpuMs = Number.POSITIVE_INFINITY
  let stallMs = Number.POSITIVE_INFINITY
  let [status, text] = [0, '']
  for (let left = REPEATS; left > 0; left -= 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const before = process.cpuUsage()
    const answer = await fetch(`${origin}${url.replaceAll(/:\w+|\*/g, 'x')}`, { method, headers, body }).catch(
      () => null,
    )
    text = (await answer?.text().catch(() => '')) ?? ''
    const { user, system } = process.cpuUsage(before)
    delay.disable()
    status = answer?.status ?? 0
    cpuMs = Math.min(cpuMs, (user + system) / 1_000)
    stallMs = Math.min(stallMs, delay.max / 1e6)
  }
  const isAccepted = status === 200 && !/"refused":\[\{/.test(text)
  return { route: url, kind: kind.name, count, packedBytes: body.length, status, isAccepted, cpuMs, stallMs }
}
