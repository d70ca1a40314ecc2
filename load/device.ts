import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from '#contract/session.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { nextStamp } from '#domain/merge/hybrid-clock.ts'

const PULL_EVERY = 10
const RETRY_MS = 200

/** A server as a device reaches it; another process may take its place. */
export type Door = {
  port: number
  token: string
  /** It said that it is not ready: nothing is sent to it, if another one is. */
  isOut?: boolean
}

/** Measured by all devices of a run. */
export type Seen = {
  readonly pushes: number[]
  /** When each of the pushes was answered. */
  readonly answeredAt: number[]
  readonly pulls: number[]
  /** By kind; a device tries again after each. */
  readonly errors: Map<string, number>
  /** When a device heard of a change that another of the same person sent. */
  readonly hints: { readonly device: number; readonly at: number }[]
}

type Options = {
  readonly number: number
  readonly session: Session
  /** The first is the device's own; the others are tried after an error. */
  readonly doors: readonly [Door, ...Door[]]
  readonly seen: Seen
  readonly signal: AbortSignal
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** The last change that was answered, and whether a later one got nothing but errors. */
export type Outcome = { readonly held: Session | undefined; readonly isRefused: boolean }

/** Changes one session again and again, as fast as it is answered, and pulls at times. */
export async function pushAgainAndAgain({ session, doors, seen, signal }: Omit<Options, 'number'>): Promise<Outcome> {
  let assumed: Session | undefined
  /** Sent again as it is until it is answered. */
  let pending: Session | undefined
  let place = 0
  for (let turn = 0; !signal.aborted; turn++) {
    const door = openDoor(doors, place)
    const changed: Session = pending ?? {
      ...session,
      note: `change ${turn}`,
      updatedAt: nextStamp(Date.now(), assumed?.updatedAt, 'be7c4000'),
    }
    pending = changed
    const row = {
      newDocumentState: { ...changed, _deleted: false },
      ...(assumed && { assumedMasterState: { ...assumed, _deleted: false } }),
    }
    const body = JSON.stringify({ collection: 'sessions', schemaVersion: SCHEMA_VERSION, rows: [row] })
    const began = performance.now()
    try {
      const { status, text } = await ask(door, 'POST', '/api/sync/push', body)
      if (status !== 200) throw new Error(`push ${status}`)
      const { data } = JSON.parse(text) as { data: { conflicts: readonly unknown[]; refused: readonly unknown[] } }
      if (data.refused.length > 0) throw new Error('push refused')
      // After a broken connection it may have been taken already: the same content is no conflict.
      if (data.conflicts.length > 0) throw new Error('push in conflict')
      seen.pushes.push(performance.now() - began)
      seen.answeredAt.push(performance.now())
      assumed = changed
      pending = undefined
      if (turn % PULL_EVERY === 0) await pull(door, seen)
    } catch (error) {
      if (signal.aborted) break
      const kind = error instanceof Error ? ('code' in error ? String(error.code) : error.message) : String(error)
      seen.errors.set(kind, (seen.errors.get(kind) ?? 0) + 1)
      place += 1
      turn -= 1
      await wait(RETRY_MS)
    }
  }
  return { held: assumed, isRefused: pending !== undefined }
}

/** The one whose turn it is, or the next that takes requests. */
function openDoor(doors: Options['doors'], place: number): Door {
  const turned = doors.map((_, index) => doors[(place + index) % doors.length] ?? doors[0])
  return turned.find(({ isOut }) => isOut !== true) ?? turned[0] ?? doors[0]
}

async function pull(door: Door, seen: Seen): Promise<void> {
  const began = performance.now()
  const { status } = await ask(door, 'GET', '/api/sync/pull?collection=sessions&limit=200')
  if (status !== 200) throw new Error(`pull ${status}`)
  seen.pulls.push(performance.now() - began)
}

/** Another device of the person, which hears of the changes; connects elsewhere when the stream ends. */
export async function listen({ number, doors, seen, signal }: Omit<Options, 'session'>): Promise<void> {
  for (let place = 0; !signal.aborted; place++) {
    const door = openDoor(doors, place)
    try {
      const stream = await open(door, '/api/sync/stream', 'GET', undefined, signal)
      for await (const chunk of stream) {
        if (String(chunk).includes('data:')) seen.hints.push({ device: number, at: performance.now() })
      }
    } catch {
      // Ended with its server or with the run.
    }
    if (!signal.aborted) await wait(RETRY_MS)
  }
}

/** Any status; throws without an answer. */
export async function ask(door: Door, method: string, path: string, body?: string) {
  const response = await open(door, path, method, body)
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }
}

function open(door: Door, path: string, method: string, body?: string, signal?: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${door.token}`, ...(body && { 'content-type': 'application/json' }) }
    const options = { host: '127.0.0.1', port: door.port, path, method, headers, agent, ...(signal && { signal }) }
    request(options, resolve).once('error', reject).end(body)
  })
}
