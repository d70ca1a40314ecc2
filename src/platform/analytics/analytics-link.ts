import { type Endpoint, type Remote, wrap } from 'comlink'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { backoffMs } from '#domain/time/backoff.ts'
import type { Database } from '#storage/documents.ts'
import { type AnalyticsApi, FOLLOWED, type FollowedCollection } from '../../../workers/analytics.face.ts'

/** Nobody asks any more: the worker lets go of its memory. Going from one screen to another takes less. */
const IDLE_MS = 60_000
const STOP_WITHIN_MS = 5_000
const RETRY = { firstMs: 500, longestMs: 30_000 }
/** A worker that ran for so long did not fail for the reason that the one before it did. */
const STEADY_MS = 60_000
/** About what two screens ask. */
const KEPT_ANSWERS = 12

/** What who asks is told. */
export type Listener = {
  readonly answered: (answer: unknown) => void
  /** There is no answer for the time being, and it will be a while until the next attempt. */
  readonly failed: () => void
}

/** What a worker is to the page: a real one, or a channel to another place. */
export type WorkerThread = Endpoint & Pick<Worker, 'terminate'>

type Follower = {
  readonly question: AnalyticsQuestion
  readonly key: string
  readonly listener: Listener
  /** The worker that is asked right now, and whether the answer is old by the time it comes. */
  asked: Running | undefined
  isBehind: boolean
}
/** A worker that runs, and how to end it. */
type Running = {
  readonly api: Remote<AnalyticsApi>
  readonly end: () => Promise<void>
  /** On the clock of `performance`. */
  readonly beganAt: number
}

/**
 * The page's end of the analytics worker of one database. It starts with the first question and ends a while after the
 * last. The page hears of every write, its own, those of other tabs and of the sync; it hands the ids on, and asks every
 * open question again once the worker has read them.
 */
export class AnalyticsLink {
  readonly #db: Database
  readonly #startThread: () => WorkerThread
  readonly #followers = new Set<Follower>()
  readonly #changed = new Map<FollowedCollection, Set<string>>()
  /** Answers that still hold, by what was asked: a screen that is opened again shows them at once. */
  readonly #known = new Map<string, unknown>()
  #running: Running | undefined
  /** The worker that is being told of changes: one that died in between never says that it has heard. */
  #told: Running | undefined
  #idle: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  /** One after the other, without one that ran for long. */
  #failures = 0

  constructor(db: Database, startThread: () => WorkerThread = startWorker) {
    this.#db = db
    this.#startThread = startThread
  }

  /** Tells of the answer, and of each new one after a change, until the returned function is called. */
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
      clearTimeout(this.#idle)
      this.#idle = setTimeout(() => void this.#end(), IDLE_MS)
    }
  }

  /** The answer as it stands; undefined where it would have to be asked for. */
  known(question: AnalyticsQuestion): unknown {
    return this.#known.get(keyOf(question))
  }

  #start(): Running {
    const worker = this.#startThread()
    const api = wrap<AnalyticsApi>(worker)
    const listening = new AbortController()
    // Before the worker reads, so that nothing is written unseen in between.
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
      () => void this.#check(running),
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
    // While ten years come in by the sync, each batch would ask again before the last answer is there.
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
      if (this.#running !== running) return
      console.info('analytics: no answer', String(cause))
      this.#restart(running)
    }
  }

  /** The first answers are on their way by now. */
  async #check(running: Running): Promise<void> {
    try {
      if ((await running.api.check()) === 'rebuilt') this.#askAll()
    } catch (cause) {
      console.info('analytics: not checked', String(cause))
      this.#restart(running)
    }
  }

  #keep(key: string, answer: unknown): void {
    this.#known.delete(key)
    this.#known.set(key, answer)
    const [oldest] = this.#known.keys()
    if (this.#known.size > KEPT_ANSWERS && oldest !== undefined) this.#known.delete(oldest)
  }

  #askAll(): void {
    this.#known.clear()
    for (const follower of this.#followers) void this.#ask(follower)
  }

  #followWrites(): () => void {
    const subscriptions = FOLLOWED.map((collection) =>
      this.#db.collections[collection].eventBulks$.subscribe(({ events }) => {
        const ids = this.#changed.get(collection) ?? new Set()
        for (const { documentId } of events) ids.add(documentId)
        this.#changed.set(collection, ids)
        void this.#handOn()
      }),
    )
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      this.#changed.clear()
    }
  }

  /** One after the other: what is written while the worker reads goes on together. */
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

  /** A worker that failed starts anew while somebody waits for it; it reads what it missed. */
  #restart(failed: Running): void {
    if (this.#running !== failed) return
    this.#running = undefined
    this.#known.clear()
    void failed.end()
    this.#failures = performance.now() - failed.beganAt > STEADY_MS ? 1 : this.#failures + 1
    // One that fails once is back before anybody has read that it is gone.
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
  return new Worker(new URL('../../../workers/analytics.worker.ts', import.meta.url), {
    type: 'module',
    name: 'analytics',
  })
}

function keyOf(question: AnalyticsQuestion): string {
  return JSON.stringify(question)
}
