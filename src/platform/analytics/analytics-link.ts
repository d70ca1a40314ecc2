import { type Endpoint, type Remote, wrap } from 'comlink'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { backoffMs } from '#domain/time/backoff.ts'
import { startPageWorker } from '#shared/page-life/page-worker.ts'
import type { Database } from '#storage/documents.ts'
import { changedIds, isLarge } from '#storage/rxdb/large-writes.ts'
import { type AnalyticsApi, FOLLOWED, type FollowedCollection } from '../../../workers/analytics.api.ts'

/** Without questions, the worker is stopped to free its memory. Changing screens takes less time. */
const IDLE_MS = 60_000
const STOP_WITHIN_MS = 5_000
const RETRY = { firstMs: 500, longestMs: 30_000 }
/** A worker that ran this long failed for another reason than the one before. */
const STEADY_MS = 60_000
/** While ten years arrive, the sync needs the processor: its slices are read together. */
const GATHER_MS = 1_000
/** About as many as two screens ask. */
const KEPT_ANSWERS = 12

export type Listener = {
  readonly answered: (answer: unknown) => void
  readonly failed: () => void
}

/** A real worker, or a message channel. */
type WorkerThread = Endpoint & Pick<Worker, 'terminate'>

type Follower = {
  readonly question: AnalyticsQuestion
  readonly key: string
  readonly listener: Listener
  /** The worker being asked, and whether its answer will be outdated. */
  asked: Running | undefined
  isBehind: boolean
}
type Running = {
  readonly api: Remote<AnalyticsApi>
  readonly end: () => Promise<void>
  /** By `performance.now`. */
  readonly beganAt: number
}

/**
 * The page's side of one database's analytics worker. It learns of every write, by itself, other tabs and the sync,
 * forwards the ids, and repeats every open question once the worker has read them.
 */
export class AnalyticsLink {
  readonly #db: Database
  readonly #startThread: () => WorkerThread
  readonly #followers = new Set<Follower>()
  readonly #changed = new Map<FollowedCollection, Set<string>>()
  /** Valid answers by question: a reopened screen shows them immediately. */
  readonly #known = new Map<string, unknown>()
  #running: Running | undefined
  /** The worker currently receiving changes: one that died meanwhile never confirms them. */
  #told: Running | undefined
  #gathering: ReturnType<typeof setTimeout> | undefined
  #idle: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  /** Consecutive failures, not counting workers that ran for long. */
  #failures = 0

  constructor(db: Database, startThread: () => WorkerThread = startWorker) {
    this.#db = db
    this.#startThread = startThread
  }

  follow(question: AnalyticsQuestion, listener: Listener): () => void {
    const key = keyOf(question)
    const follower: Follower = { question, key, listener, asked: undefined, isBehind: false }
    this.#followers.add(follower)
    clearTimeout(this.#idle)
    this.#running ??= this.#start()
    if (this.#known.has(key)) listener.answered(this.#known.get(key))
    else void this.#ask(follower)
    return () => {
      this.#followers.delete(follower)
      if (this.#followers.size > 0) return
      this.#idle = setTimeout(() => void this.#end(), IDLE_MS)
    }
  }

  /** Undefined if it would have to be requested. */
  known(question: AnalyticsQuestion): unknown {
    return this.#known.get(keyOf(question))
  }

  #start(): Running {
    const worker = this.#startThread()
    const api = wrap<AnalyticsApi>(worker)
    const listening = new AbortController()
    // Before the worker reads, so that no write in between is missed; or else it catches up.
    const isFollowed = this.#db.isOpen()
    const unfollow = this.#followWrites()
    const leaves = () => {
      if (document.visibilityState === 'hidden') void api.save().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', leaves, listening)
    worker.addEventListener('error', () => this.#restart(running), listening)
    const end = async () => {
      listening.abort()
      unfollow()
      const stopped = api.stop().catch(() => undefined)
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS))])
      worker.terminate()
    }
    const running: Running = { api, end, beganAt: performance.now() }
    void api.start(this.#db.account).then(
      async () => {
        await this.#check(running)
        if (!isFollowed) await this.#catchUp(running)
      },
      (cause: unknown) => {
        console.info('analytics: did not start', String(cause))
        this.#restart(running)
      },
    )
    return running
  }

  async #ask(follower: Follower): Promise<void> {
    const running = this.#running
    if (!running) return
    // While ten years arrive by sync, each batch would repeat the question before the last answer.
    if (follower.asked === running) {
      follower.isBehind = true
      return
    }
    follower.asked = running
    follower.isBehind = false
    try {
      const answer = await running.api.ask(follower.question)
      follower.asked = undefined
      if (!follower.isBehind && this.#running === running) this.#keep(follower.key, answer)
      if (!this.#followers.has(follower)) return
      follower.listener.answered(answer)
      if (follower.isBehind) void this.#ask(follower)
    } catch (cause) {
      console.info('analytics: no answer', String(cause))
      this.#restart(running)
    }
  }

  /** The first answers are being computed by now. */
  async #check(running: Running): Promise<void> {
    try {
      if ((await running.api.check()) === 'rebuilt') this.#askAll()
    } catch (cause) {
      console.info('analytics: not checked', String(cause))
      this.#restart(running)
    }
  }

  /** Writes are followed from the opening on: those between it and the worker's first reading are looked for. */
  async #catchUp(running: Running): Promise<void> {
    try {
      await this.#db.opened
      await running.api.catchUp()
      this.#askAll()
    } catch (cause) {
      console.info('analytics: not caught up', String(cause))
    }
  }

  #keep(key: string, answer: unknown): void {
    this.#known.set(key, answer)
    const [oldest = key] = this.#known.keys()
    if (this.#known.size > KEPT_ANSWERS) this.#known.delete(oldest)
  }

  #askAll(): void {
    this.#known.clear()
    for (const follower of this.#followers) void this.#ask(follower)
  }

  #followWrites(): () => void {
    let subscriptions: readonly { unsubscribe(): void }[] = []
    let isStopped = false
    const follow = () => {
      if (isStopped) return
      subscriptions = FOLLOWED.map((collection) =>
        this.#db.collections[collection].eventBulks$.subscribe((write) => {
          const ids = this.#changed.get(collection) ?? new Set()
          for (const id of changedIds(write)) ids.add(id)
          this.#changed.set(collection, ids)
          if (isLarge(write)) this.#handOnLater()
          else void this.#handOn()
        }),
      )
    }
    if (this.#db.isOpen()) follow()
    else this.#db.opened.then(follow, () => undefined)
    return () => {
      isStopped = true
      for (const subscription of subscriptions) subscription.unsubscribe()
      this.#changed.clear()
    }
  }

  #handOnLater(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      void this.#handOn()
    }, GATHER_MS)
  }

  /** One batch after the other: writes during a reading are combined. */
  async #handOn(): Promise<void> {
    const running = this.#running
    if (!running || this.#told === running) return
    this.#told = running
    try {
      while (this.#changed.size > 0 && this.#running === running) {
        const changed = [...this.#changed]
        this.#changed.clear()
        for (const [collection, ids] of changed) await running.api.changed(collection, [...ids])
        this.#askAll()
      }
    } catch (cause) {
      console.info('analytics: lost a change', String(cause))
      this.#restart(running)
    } finally {
      if (this.#told === running) this.#told = undefined
    }
  }

  #restart(failed: Running): void {
    if (this.#running !== failed) return
    this.#running = undefined
    this.#known.clear()
    void failed.end()
    this.#failures = performance.now() - failed.beganAt > STEADY_MS ? 1 : this.#failures + 1
    // A single failure is recovered before anybody could notice it.
    if (this.#failures > 1) for (const { listener } of this.#followers) listener.failed()
    clearTimeout(this.#retry)
    this.#retry = setTimeout(
      () => {
        if (this.#running || this.#followers.size === 0) return
        this.#running = this.#start()
        this.#askAll()
      },
      backoffMs(this.#failures, RETRY),
    )
  }

  async #end(): Promise<void> {
    const ending = this.#running
    this.#running = undefined
    this.#known.clear()
    await ending?.end()
  }
}

function startWorker(): Worker {
  return startPageWorker(
    () =>
      new Worker(new URL('../../../workers/analytics.worker.ts', import.meta.url), {
        type: 'module',
        name: 'analytics',
      }),
  )
}

function keyOf(question: AnalyticsQuestion): string {
  return JSON.stringify(question)
}
