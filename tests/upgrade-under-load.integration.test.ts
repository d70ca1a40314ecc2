import { expect, test } from 'vitest'
import { type Door, listen, pushAgainAndAgain, type Seen } from '../load/device.ts'
import { startInstance } from '../load/instances.ts'
import { lost, type Place, upgradeAndRollBack, watchReadiness } from '../load/replacements.ts'
import { aSession } from './builders.ts'
import { createPostgresqlDatabase } from './setup/test-database.ts'

const DEVICES = 6

test('two instances are upgraded and rolled back one after the other, and no device notices', async () => {
  const databaseUrl = await createPostgresqlDatabase()
  const uids = Array.from({ length: DEVICES }, (_, number) => `upgrade-${number}`)
  const places: Place[] = []
  for (let index = 0; index < 2; index++) {
    const instance = await startInstance({ databaseUrl })
    const tokens = await instance.tokensOf(uids)
    places.push({ instance, doors: tokens.map((token): Door => ({ port: instance.port, token })) })
  }
  const before = places.map(({ instance }) => instance)
  const seen: Seen = { pushes: [], answeredAt: [], pulls: [], errors: new Map(), hints: [] }
  const end = new AbortController()
  const { signal } = end
  const devices = uids.map((_, number) => {
    const [one, other] = places.map(({ doors }) => doors[number])
    if (!one || !other) throw new Error('there are two instances')
    const doors = number % 2 === 0 ? ([one, other] as const) : ([other, one] as const)
    return { number, session: aSession(), doors, seen, signal }
  })
  const stopWatching = watchReadiness(places)
  const pushing = devices.map(pushAgainAndAgain)
  const listening = devices.map(listen)
  try {
    const replaced = await upgradeAndRollBack(places, databaseUrl, uids)
    expect(replaced.map(({ build, exitCode }) => [build, exitCode])).toEqual([
      ['next', 0],
      ['next', 0],
      ['this', 0],
      ['this', 0],
    ])
  } finally {
    end.abort()
  }
  const outcomes = await Promise.all(pushing)
  await Promise.all([...listening, stopWatching()])
  const notes = outcomes.map(({ held }) => held?.note)
  expect(Object.fromEntries(seen.errors)).toEqual({})
  expect(outcomes.filter(({ isRefused }) => isRefused)).toEqual([])
  expect(notes).not.toContain(undefined)
  for (const { doors } of places) expect(await lost(doors, notes)).toEqual([])
  expect(await lost(places[0]?.doors ?? [], ['never sent'])).toEqual([0])
  for (const [index, { instance }] of places.entries()) {
    expect(instance).not.toBe(before[index])
    instance.kill()
  }
})
