import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WholeDatabase } from '../server/database/connection.ts'
import { type RoundName, type RoundOutcome, startRound } from '../server/rounds.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'

const NEVER_AGAIN_MS = 3_600_000

describe.each(DATABASES)('a round on %s', (kind) => {
  let here: TestDatabase
  let there: WholeDatabase
  let outcomes: RoundOutcome[]
  beforeEach(async () => {
    here = await openTestDatabase(kind)
    there = await here.reconnect()
    outcomes = []
  })
  afterEach(async () => {
    if (there !== here) await there.close()
    await here.close()
  })

  function round(database: WholeDatabase, work: () => Promise<unknown>, name: RoundName = 'revisions') {
    const onFailure = () => {}
    const onEnd = (_name: RoundName, outcome: RoundOutcome) => void outcomes.push(outcome)
    return startRound({ database, name, everyMs: NEVER_AGAIN_MS, isMadeAtOnce: true, work, onFailure, onEnd })
  }

  /** Work that has begun, and ends when told to. */
  function longWork() {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const work = () => {
      begun.resolve()
      return end.promise
    }
    return { work, begun: begun.promise, end: end.resolve }
  }

  test('is made by one of two instances at a time, and by either afterwards', async () => {
    const { work, begun, end } = longWork()
    const stopFirst = round(here, work)
    await begun
    let made = 0
    const count = async () => {
      made += 1
    }
    await round(there, count)()
    expect([made, outcomes]).toEqual([0, ['skipped']])
    end()
    await stopFirst()
    await round(there, count)()
    expect([made, outcomes]).toEqual([1, ['skipped', 'done', 'done']])
  })

  test('keeps none of another kind from being made', async () => {
    const { work, begun, end } = longWork()
    const stopFirst = round(here, work)
    await begun
    await round(there, async () => {}, 'deletions')()
    expect(outcomes).toEqual(['done'])
    end()
    await stopFirst()
  })

  test('that fails lets the next one be made', async () => {
    await round(here, () => Promise.reject(new Error('no luck')))()
    await round(there, async () => {})()
    expect(outcomes).toEqual(['failed', 'done'])
  })

  test.runIf(kind === 'postgresql')('of an instance that lost its connection can be made by another one', async () => {
    const { work, begun, end } = longWork()
    const stopFirst = round(here, work)
    await begun
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    `.execute(there.kysely)
    const tryThere = async () => {
      await round(there, async () => {})()
      return outcomes.at(-1)
    }
    await expect.poll(tryThere).toBe('done')
    end()
    await stopFirst()
  })
})
