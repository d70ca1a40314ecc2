import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { Answerer } from '#domain/analytics/answer.ts'
import { exerciseMuscles, type MusclesOf } from '#domain/analytics/exercise-muscles.ts'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { type AnalyticsIndex, decodeIndex, emptyIndex, encodeIndex } from '#domain/analytics/snapshot.ts'
import { type DocumentReader, openDocumentReader } from '#storage/document-reader.ts'
import type { FollowedCollection } from '../analytics.api.ts'
import { elapsed } from '../elapsed.ts'
import { CollectionFollower } from './follower.ts'
import { deleteSnapshot, loadSnapshot, type Snapshot, saveSnapshot } from './snapshot-store.ts'

/** Maximum age of an index before everything is read again, whatever the marks say. */
const TRUSTED_FOR_MS = 7 * 86_400_000
const SAVE_AFTER_MS = 5_000
/** So many at once come from a sync or an import: more follow, and the page hands them on together. */
const MANY_CHANGES = 20
const CALM_AFTER_MS = 1_000

type Readers = {
  readonly sessions: DocumentReader<'sessions'>
  readonly measurements: DocumentReader<'measurements'>
  readonly exercises: DocumentReader<'exercises'>
}

type Followed = {
  readonly index: AnalyticsIndex
  readonly answerer: Answerer
  readonly sessions: CollectionFollower<'sessions'>
  readonly measurements: CollectionFollower<'measurements'>
  readonly builtAt: number
}

export type EngineOptions = {
  readonly account: string
  readonly nowMs: () => number
  /** Resolves once the disk and the processor are left to what writes so much. */
  readonly calm?: () => Promise<void>
}

export type Origin = 'snapshot' | 'documents'

/** The analytics worker's implementation for one account. Calls run one after the other. */
export class AnalyticsEngine {
  readonly #options: EngineOptions
  readonly #readers: Readers
  #followed: Followed
  #musclesOf: MusclesOf = exerciseMuscles([])
  #origin: Origin
  #isLost = false
  #unsaved: boolean
  #saving: ReturnType<typeof setTimeout> | undefined
  #turn: Promise<unknown> = Promise.resolve()

  private constructor(options: EngineOptions, readers: Readers, followed: Followed, origin: Origin) {
    this.#options = options
    this.#readers = readers
    this.#followed = followed
    this.#origin = origin
    this.#unsaved = origin === 'documents' || this.#isOld()
  }

  /** Rejects where the account is not on this device. */
  static async open(options: EngineOptions): Promise<AnalyticsEngine> {
    const { account, nowMs } = options
    let engine: AnalyticsEngine | undefined
    let isLost = false
    const lost = () => {
      isLost = true
      engine?.lose()
    }
    const [readers, snapshot] = await Promise.all([openReaders(account, lost), loadSnapshot(account)])
    if (!readers) {
      deleteSnapshot(account)
      throw new Error('the account is not on this device')
    }
    const resumed = snapshot && (await resume(readers, snapshot, nowMs()))
    const followed = resumed ?? (await build(readers, nowMs()))
    engine = new AnalyticsEngine(options, readers, followed, resumed ? 'snapshot' : 'documents')
    await engine.#readExercises()
    if (isLost) engine.lose()
    else engine.#saveLater()
    return engine
  }

  get origin(): Origin {
    return this.#origin
  }

  get bytes(): number {
    return this.#followed.index.training.bytes
  }

  /** Rejects once the account is lost: deleted, migrated by a newer release, or cut off by the browser. */
  ask(question: AnalyticsQuestion): Promise<unknown> {
    return this.#inTurn(() => this.#followed.answerer.answer(question, this.#musclesOf))
  }

  async changed(collection: FollowedCollection, ids: readonly string[]): Promise<void> {
    const { calm = () => elapsed(CALM_AFTER_MS) } = this.#options
    if (ids.length > MANY_CHANGES) await calm()
    await this.#inTurn(async () => {
      if (collection === 'exercises') await this.#readExercises()
      else await this.#followed[collection].changed(ids)
      this.#unsaved = true
      this.#saveLater()
    })
  }

  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      const { sessions, measurements } = this.#followed
      const now = this.#options.nowMs()
      await Promise.all([sessions.catchUp(now), measurements.catchUp(now), this.#readExercises()])
    })
  }

  /**
   * Whether the snapshot was complete. If not, everything is read again, and answers may differ from then on. Counting
   * takes longer than the rest of a start: call it after the first answers.
   */
  async check(): Promise<'complete' | 'rebuilt'> {
    const { sessions, measurements } = this.#followed
    const complete = await Promise.all([sessions, measurements].map((part) => part.isComplete()))
    if (!complete.includes(false)) return 'complete'
    await this.#inTurn(() => this.#rebuild(this.#options.nowMs()))
    return 'rebuilt'
  }

  /** Stores a snapshot if anything changed, after looking for unreported writes. */
  save(): Promise<void> {
    clearTimeout(this.#saving)
    this.#saving = undefined
    return this.#inTurn(async () => {
      if (!this.#unsaved) return
      const { account, nowMs } = this.#options
      const now = nowMs()
      if (this.#isOld()) await this.#rebuild(now)
      const { index, sessions, measurements, builtAt } = this.#followed
      await Promise.all([sessions.catchUp(now), measurements.catchUp(now)])
      const snapshot: Snapshot = {
        bytes: encodeIndex(index),
        sessions: sessions.mark,
        measurements: measurements.mark,
        schemaVersion: SCHEMA_VERSION,
        builtAt,
        savedAt: now,
      }
      // The account may have been deleted meanwhile: nothing of it may be recreated.
      if (this.#isLost) return
      await saveSnapshot(account, snapshot)
      this.#unsaved = false
    })
  }

  async close(): Promise<void> {
    if (this.#isLost) return
    // A full disk must not keep it open: the next start reads everything.
    await this.save().catch((cause: unknown) => console.info('analytics: no snapshot', String(cause)))
    this.lose()
  }

  /** Closes the account immediately; every later question rejects. */
  lose(): void {
    this.#isLost = true
    clearTimeout(this.#saving)
    for (const reader of Object.values(this.#readers)) reader.close()
  }

  #isOld(): boolean {
    return this.#options.nowMs() - this.#followed.builtAt > TRUSTED_FOR_MS
  }

  async #rebuild(nowMs: number): Promise<void> {
    this.#followed = await build(this.#readers, nowMs)
    this.#origin = 'documents'
    this.#unsaved = true
    this.#saveLater()
  }

  async #readExercises(): Promise<void> {
    const known = []
    for await (const page of this.#readers.exercises.all()) known.push(...page.filter(({ isDeleted }) => !isDeleted))
    this.#musclesOf = exerciseMuscles(known.map(({ document }) => document))
  }

  #saveLater(): void {
    if (!this.#unsaved || this.#saving !== undefined) return
    this.#saving = setTimeout(() => {
      this.#saving = undefined
      this.save().catch((cause: unknown) => console.info('analytics: no snapshot', String(cause)))
    }, SAVE_AFTER_MS)
  }

  #inTurn<Result>(act: () => Result | Promise<Result>): Promise<Result> {
    const done = this.#turn.then(() => {
      if (this.#isLost) throw new Error('the account is gone')
      return act()
    })
    this.#turn = done.catch(() => undefined)
    return done
  }
}

/** Undefined if one of the collections is not on this device. */
async function openReaders(account: string, lost: () => void): Promise<Readers | undefined> {
  const [sessions, measurements, exercises] = await Promise.all([
    openDocumentReader(account, 'sessions', lost),
    openDocumentReader(account, 'measurements', lost),
    openDocumentReader(account, 'exercises', lost),
  ])
  if (sessions && measurements && exercises) return { sessions, measurements, exercises }
  for (const reader of [sessions, measurements, exercises]) reader?.close()
  return undefined
}

/** A snapshot's index with later writes; undefined on any doubt. */
async function resume(readers: Readers, snapshot: Snapshot, nowMs: number): Promise<Followed | undefined> {
  const isOfNow = snapshot.schemaVersion === SCHEMA_VERSION && snapshot.savedAt <= nowMs
  const index = isOfNow ? decodeIndex(snapshot.bytes) : undefined
  if (!index) return undefined
  const followed = follow(readers, index, snapshot.builtAt, snapshot)
  await Promise.all([followed.sessions.catchUp(nowMs), followed.measurements.catchUp(nowMs)])
  return followed
}

async function build(readers: Readers, nowMs: number): Promise<Followed> {
  const followed = follow(readers, emptyIndex(), nowMs)
  await Promise.all([followed.sessions.readAll(nowMs), followed.measurements.readAll(nowMs)])
  return followed
}

function follow(
  { sessions, measurements }: Readers,
  index: AnalyticsIndex,
  builtAt: number,
  marks?: Pick<Snapshot, 'sessions' | 'measurements'>,
): Followed {
  return {
    index,
    answerer: new Answerer(index),
    sessions: new CollectionFollower(sessions, index.training, marks?.sessions),
    measurements: new CollectionFollower(measurements, index.measurements, marks?.measurements),
    builtAt,
  }
}
