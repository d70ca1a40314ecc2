import { wrap } from 'comlink'
import { analyticsDatabaseName } from '#contract/device-stores.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { emptyIndex, encodeIndex } from '#domain/analytics/snapshot.ts'
import { updateSet } from '#domain/session/sets.ts'
import { AnalyticsLink } from '#platform/analytics/analytics-link.ts'
import { editDocument } from '#storage/commands.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { diceFrom } from '../../server/local/demo/dice.ts'
import type { AnalyticsApi } from '../../workers/analytics.api.ts'
import { trainingHistory } from '../history.ts'
import { openRawSessions } from '../raw-sessions.ts'
import { expose } from '../remote.ts'
import { playRounds } from '../rounds.ts'

const HISTORY_SEED = 1
/** Tolerated delay of a write: a snapshot taken sooner after it makes the worker read it again. */
const SETTLED_MS = 65_000
const PROGRESS: AnalyticsQuestion = {
  about: 'progress',
  exerciseId: 'barbell-bench-press' as ExerciseId,
  today: '2026-03-03',
  weekStart: 1,
  weeks: 'all',
  unit: 'kg',
  formula: 'epley',
  maxPoints: 780,
}

type Options = { readonly sessions: number; readonly rounds: number; readonly warmUps: number; readonly seed: number }
const accountOf = (sessions: number) => `analytics-${sessions}`

const api = {
  /** Leaves so many sessions in both stacks, and waits until no write can be late any more. */
  async fill(sessions: number): Promise<void> {
    const history = trainingHistory(sessions, HISTORY_SEED)
    const db = await openDatabase({ account: accountOf(sessions) })
    for (let from = 0; from < sessions; from += 500) {
      const { error } = await db.collections.sessions.bulkInsert(history.slice(from, from + 500))
      if (error.length > 0) throw new Error(`${error.length} sessions were not written`)
    }
    await db.close()
    const raw = await openRawSessions(accountOf(sessions))
    await raw.putAll(history)
    raw.close()
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    await (await startWorker(sessions)).end()
  },

  /** Time to the first answer, with and without the last visit's snapshot; and reading the same sessions raw. */
  coldStart: ({ sessions, ...options }: Options) =>
    playRounds<'snapshot' | 'documents' | 'raw'>(
      [
        async () => ({ snapshot: await timedStart(sessions) }),
        async () => {
          await deleted(analyticsDatabaseName(accountOf(sessions)))
          return { documents: await timedStart(sessions) }
        },
        async () => {
          const began = performance.now()
          const raw = await openRawSessions(accountOf(sessions))
          const found = await raw.all()
          const took = performance.now() - began
          raw.close()
          if (found.length !== sessions) throw new Error(`read ${found.length} sessions`)
          return { raw: took }
        },
      ],
      { ...options, dice: diceFrom(options.seed) },
    ),

  /**
   * Changes one set of an old session: time until the worker has indexed it (`index`), and from the stored write to a
   * displayed question's new answer (`answer`).
   */
  async update({ sessions, rounds }: Options): Promise<readonly { readonly index: number; readonly answer: number }[]> {
    const db = await openDatabase({ account: accountOf(sessions) })
    const worker = await startWorker(sessions)
    await worker.api.ask(PROGRESS)
    const link = new AnalyticsLink(db)
    const answers = listenTo(link)
    await answers.next()
    const [session] = trainingHistory(sessions, HISTORY_SEED).filter(({ name }) => name === 'Push day')
    if (!session) throw new Error('nobody pushed')
    const played = []
    for (let round = 0; round < rounds; round++) {
      await changeSet(db, session.id, 50 + round)
      const wrote = performance.now()
      await answers.next()
      const answer = performance.now() - wrote
      const began = performance.now()
      await worker.api.changed('sessions', [session.id])
      played.push({ index: performance.now() - began, answer })
    }
    answers.stop()
    await worker.end()
    await db.close()
    return played
  },

  /** Size of the index's arrays in bytes, and of its snapshot with all ids and names. */
  async memory(
    sessions: number,
  ): Promise<{ readonly index: number; readonly snapshot: number; readonly putMs: number }> {
    const index = emptyIndex()
    const history = trainingHistory(sessions, HISTORY_SEED)
    for (const session of history) index.training.put(session)
    const began = performance.now()
    for (const session of history.slice(0, 100)) index.training.put(session)
    return {
      index: index.training.bytes,
      snapshot: encodeIndex(index).byteLength,
      putMs: (performance.now() - began) / 100,
    }
  },
}

export type AnalyticsPage = typeof api

async function timedStart(sessions: number): Promise<number> {
  const began = performance.now()
  const worker = await startWorker(sessions)
  const progress = await worker.api.ask(PROGRESS)
  const took = performance.now() - began
  if (progress === null) throw new Error('there is no progress')
  await worker.end()
  return took
}

async function startWorker(sessions: number) {
  const worker = new Worker(new URL('../../workers/analytics.worker.ts', import.meta.url), { type: 'module' })
  const remote = wrap<AnalyticsApi>(worker)
  await remote.start(accountOf(sessions))
  const end = async () => {
    await remote.stop()
    worker.terminate()
  }
  return { api: remote, end }
}

/** The answers of an open question in order. */
function listenTo(link: AnalyticsLink) {
  let answered = () => {}
  let answer = new Promise<void>((resolve) => {
    answered = resolve
  })
  const stop = link.follow(PROGRESS, { answered: () => answered(), failed: () => console.error('no answer') })
  return {
    stop,
    async next() {
      await answer
      answer = new Promise<void>((resolve) => {
        answered = resolve
      })
    },
  }
}

async function changeSet(db: Database, id: Parameters<typeof editDocument<'sessions'>>[2], kg: number): Promise<void> {
  await editDocument(db, 'sessions', id, (session) => {
    const set = session.exercises[0]?.sets.at(-1)
    return set ? updateSet(session, set.id, { weight: { value: kg, unit: 'kg' } }) : session
  })
}

function deleted(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

expose(api)
