import { expect } from '@playwright/test'
import { diceFrom } from '../server/local/demo/dice.ts'
import { pullAll } from '../tooling/api.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, type Person, ROW, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { contentOf, storedDocuments, storedSets } from '../tooling/stored.ts'
import { test } from './support/test.ts'
import type { Fault, Wire } from './support/wire.ts'

// A network that cuts, loses and forges responses: nothing is lost or duplicated, nobody is signed out.

const isPush = ({ path }: { readonly path: string }) => path === '/api/sync/push'

const FAULTS = ['cut-before', 'portal', 'cut-after', 'none', 'cut-in-answer'] as const satisfies readonly Fault[]

/** Lets the app retry until so many pushes: its own delays are skipped. */
async function untilPushed(lifter: Lifter, wire: Wire, count: number): Promise<void> {
  const tries = async () => {
    await lifter.noticeNetwork()
    return wire.pushes.length
  }
  await expect.poll(tries).toBeGreaterThanOrEqual(count)
}

/** Device and server have all of these sets, and the app shows it. */
async function hasArrived(lifter: Lifter, server: Server, person: Person, sets: number): Promise<void> {
  await lifter.noticeNetwork()
  await expect(async () => {
    const there = contentOf(await pullAll(server, person, 'sessions'))
    expect(contentOf(await storedDocuments(lifter.page, 'sessions'))).toEqual(there)
  }).toPass()
  const logged = (await storedSets(lifter.page)).filter(({ completedAt }) => completedAt !== null)
  expect(new Set(logged.map(({ id }) => id)).size).toBe(sets)
  expect(logged).toHaveLength(sets)

  await lifter.goTo('/outbox')
  await expect(lifter.page.getByRole('heading', { name: lifter.say('outbox:emptyTitle') })).toBeVisible()
  await lifter.page.getByRole('button', { name: lifter.say('outbox:compare') }).click()
  await expect(lifter.page.getByText(lifter.say('outbox:compareEqual'))).toBeVisible()
}

for (const seed of [1, 2]) {
  test(`a stream of pushes that is cut at random arrives whole, and once (seed ${seed})`, async ({
    server,
    device,
    network,
  }) => {
    test.slow()
    const wire = await network(server)
    const person = await aPerson(server)
    const lifter = await lifterAt((await device()).page, wire)
    await lifter.logIn(person.email)
    await lifter.startWorkout(WORKOUT)

    const dice = diceFrom(seed)
    const before = wire.pushes.length
    wire.chooseFault = (seen) => {
      // Each of them once, and then whichever.
      if (isPush(seen)) return FAULTS[wire.pushes.length - before] ?? dice.pick<Fault>(FAULTS)
      const isPull = seen.path.startsWith('/api/sync/pull')
      return isPull && dice.chance(0.3) ? dice.pick<Fault>(['cut-before', 'cut-in-answer', 'portal']) : 'none'
    }
    for (const [index, exercise] of [BENCH, BENCH, BENCH, ROW, ROW, ROW].entries()) {
      const tried = wire.pushes.length
      await lifter.logSet(exercise, (index % 3) + 1, { weight: `${60 + index}`, reps: `${5 + index}` })
      await untilPushed(lifter, wire, tried + 1)
    }
    expect(new Set(wire.pushes.slice(before).map(({ fault }) => fault))).toEqual(new Set(FAULTS))

    wire.chooseFault = () => 'none'
    await lifter.noticeNetwork()
    for (const exercise of [BENCH, ROW])
      for (const number of [1, 2, 3]) await expect(lifter.tick(exercise, number, 'server')).toBeVisible()
    await hasArrived(lifter, server, person, 6)
  })
}

test('an edit after a lost response stays', async ({ server, device, network }) => {
  const wire = await network(server)
  const person = await aPerson(server)
  const lifter = await lifterAt((await device()).page, wire)
  await lifter.logIn(person.email)
  await lifter.startWorkout(WORKOUT)

  const onServer = async () => JSON.stringify(await pullAll(server, person, 'sessions'))
  await lifter.typeFigures(BENCH, 1, { weight: '80', reps: '8' })
  await expect.poll(onServer).toContain('"reps":8')
  wire.chooseFault = (seen) => (isPush(seen) ? 'cut-after' : 'none')
  await lifter.tick(BENCH, 1, 'open').click()
  await expect.poll(onServer).toContain('"completedAt":"')
  const tried = wire.pushes.length
  await lifter.typeFigures(BENCH, 1, { weight: '85' })
  await lifter.keypad().getByRole('button', { name: 'Done' }).click()
  // Its response is lost as well, and a later pull may show that it arrived.
  await untilPushed(lifter, wire, tried + 1)

  wire.chooseFault = () => 'none'
  await lifter.noticeNetwork()
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  await hasArrived(lifter, server, person, 1)
  expect(await storedSets(lifter.page)).toContainEqual(
    expect.objectContaining({ weight: { value: 85, unit: 'kg' }, reps: 8 }),
  )
})

test('a captive portal counts as offline, even across a reload', async ({ server, device, network }) => {
  const wire = await network(server)
  const person = await aPerson(server)
  const lifter = await lifterAt((await device()).page, wire)
  await lifter.logIn(person.email)
  await lifter.startWorkout(WORKOUT)
  await lifter.isInstalled()

  wire.chooseFault = () => 'portal'
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await untilPushed(lifter, wire, wire.pushes.length + 1)
  await lifter.page.reload()
  await expect(lifter.tick(BENCH, 1, 'device')).toBeVisible()
  await lifter.logSet(BENCH, 2, { weight: '80', reps: '7' })
  await lifter.goTo('/outbox')
  await expect(lifter.page.getByText(lifter.say('outbox:status.offline'))).toBeVisible()

  wire.chooseFault = () => 'none'
  await lifter.noticeNetwork()
  await lifter.isSynced()
  await hasArrived(lifter, server, person, 2)
})

test('a server that never responds is aborted, and retried', async ({ server, device, network }) => {
  const wire = await network(server)
  const person = await aPerson(server)
  const lifter = await lifterAt((await device()).page, wire)
  await lifter.logIn(person.email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()

  let hangs = 1
  wire.chooseFault = (seen) => (isPush(seen) && hangs-- > 0 ? 'hang' : 'none')
  await lifter.logSet(BENCH, 2, { weight: '80', reps: '7' })
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
  expect(wire.pushes.filter(({ fault }) => fault === 'hang')).toHaveLength(1)
  await hasArrived(lifter, server, person, 2)
})
