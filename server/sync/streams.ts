import { PassThrough, type Readable } from 'node:stream'
import { STREAM_HEARTBEAT_MS, STREAM_RESYNC } from '#contract/vocabulary.ts'
import type { VerifiedIdentity } from '../identity/token-verifier.ts'
import type { ChangeHub, News } from './change-hub.ts'

const HEARTBEAT = ': still here\n\n'
/** A person has a few devices with one stream each; more belong to closed tabs. */
const MAX_PER_PERSON = 20
const MAX_TIMER_MS = 2 ** 31 - 1

export type Streams = {
  /** Opens a stream of hints that ends with its token, the account, the server, or the client. */
  readonly open: (identity: Pick<VerifiedIdentity, 'uid' | 'expiresAt'>) => Readable
  /** Also those that open later. */
  readonly endAll: () => void
}

/** The open streams of this process. */
export function createStreams(changes: ChangeHub, headOf: (userId: string) => Promise<string>): Streams {
  const byPerson = new Map<string, Set<PassThrough>>()
  let hasEnded = false

  const forget = (uid: string, line: PassThrough) => {
    const lines = byPerson.get(uid)
    lines?.delete(line)
    if (lines?.size === 0) byPerson.delete(uid)
  }

  const open = ({ uid, expiresAt }: Pick<VerifiedIdentity, 'uid' | 'expiresAt'>): Readable => {
    const line = new PassThrough()
    const lines = byPerson.get(uid) ?? new Set()
    byPerson.set(uid, lines.add(line))
    if (lines.size > MAX_PER_PERSON) lines.values().next().value?.end()

    let hasMissed = false
    const say = (words: string) => {
      // An ended stream accepts nothing.
      if (line.writable && !line.writableNeedDrain) line.write(words)
    }
    // A slow reader gets one hint for all it missed, once it reads again.
    const hint = (news: Extract<News, { kind: 'changed' }>) => {
      if (line.writableNeedDrain) hasMissed = true
      else say(hintOf(news))
    }
    line.on('drain', () => {
      if (hasMissed) say(hintOf({ kind: 'changed' }))
      hasMissed = false
    })
    const unsubscribe = changes.subscribe(uid, (news) => (news.kind === 'closed' ? line.end() : hint(news)))
    let wasStuck = false
    const heartbeat = setInterval(() => {
      // Nothing was read between two heartbeats: the reader is gone.
      if (line.writableNeedDrain && wasStuck) line.destroy()
      wasStuck = line.writableNeedDrain
      say(HEARTBEAT)
    }, STREAM_HEARTBEAT_MS)
    const expiry = setTimeout(() => line.end(), Math.min(Math.max(expiresAt - Date.now(), 0), MAX_TIMER_MS))
    line.once('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      clearTimeout(expiry)
      forget(uid, line)
    })
    // Reports changes made before listening: read after the subscription, so that none falls between.
    const sayPresent = (head?: string) => hint({ kind: 'changed', ...(head !== undefined && { head }) })
    void headOf(uid).then(sayPresent, () => sayPresent())
    // It was under way when the others ended; its device would wait here until it is cut.
    if (hasEnded) line.end()
    return line
  }

  return {
    open,
    endAll: () => {
      hasEnded = true
      for (const lines of byPerson.values()) for (const line of lines) line.end()
    },
  }
}

/** Names the collection if only that one changed, and the state after it as the event's id, which older apps skip. */
function hintOf({ collection, head }: Extract<News, { kind: 'changed' }>): string {
  const id = head === undefined ? '' : `id: ${head}\n`
  return `${id}data: ${[STREAM_RESYNC, ...(collection === undefined ? [] : [collection])].join(' ')}\n\n`
}
