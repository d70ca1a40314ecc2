import { expect, type Page } from '@playwright/test'
import type { Device } from '../tooling/device.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, ROW, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { test } from './support/test.ts'

// One phone, two tabs: one of them syncs, and changes in one appear in the other immediately.

/** Milliseconds from one tab's screen to the other's. */
const AT_ONCE_MS = 1_000

/** Two tabs on the same running workout. */
async function twoTabs(phone: Device, server: Pick<Server, 'url'>, email: string): Promise<[Lifter, Lifter]> {
  const first = await lifterAt(phone.page, server)
  await first.logIn(email)
  await first.startWorkout(WORKOUT)
  const second = await lifterAt(await phone.context.newPage(), server)
  await second.continueWorkout(WORKOUT)
  return [first, second]
}

type Watched = { readonly shown: Promise<number>; readonly heard: Promise<number> }

/**
 * Makes this tab record when an element matching the selector appears, tell the other tab by a bare message, and record
 * receiving the same: in milliseconds since 1970.
 */
async function watchFor(page: Page, selector: string): Promise<Watched> {
  const watch = await page.evaluateHandle((wanted) => {
    const channel = new BroadcastChannel('shown-in-a-tab')
    const heard = new Promise<number>((resolve) => {
      channel.onmessage = ({ data }) => data === wanted && resolve(Date.now())
    })
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        channel.postMessage(wanted)
        resolve(Date.now())
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      look()
    })
    return { shown, heard }
  }, selector)
  return { shown: watch.evaluate((it) => it.shown), heard: watch.evaluate((it) => it.heard) }
}

/**
 * Acts in one tab and expects the result there and in the other: at most this long after a bare message of the same
 * moment, which measures the machine's own delay.
 */
async function seenAtOnce(acting: Lifter, watching: Lifter, selector: string, act: () => Promise<void>): Promise<void> {
  const [there, here] = [await watchFor(acting.page, selector), await watchFor(watching.page, selector)]
  await act()
  const lateBy = (await here.shown) - Math.max(await there.shown, await here.heard)
  expect(lateBy).toBeLessThan(AT_ONCE_MS)
}

/** The account's replication Web Lock: number of holders and waiters. */
function replicating(page: Page): Promise<{ readonly held: number; readonly pending: number }> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    const count = (locks: LockInfo[]) => locks.filter(({ name }) => name?.startsWith('barra-replicate-')).length
    return { held: count(held), pending: count(pending) }
  })
}

test('every change in one tab is in the other at once, in both directions', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const [first, second] = await twoTabs(await device(), server, email)
  const logged = (exercise: string, set: number) =>
    `section[aria-label="${exercise}"] [aria-label^="Set ${set} logged"][aria-pressed=true]`

  await seenAtOnce(first, second, logged(BENCH, 1), () => first.logSet(BENCH, 1, { weight: '80', reps: '8' }))
  await seenAtOnce(second, first, logged(BENCH, 2), () => second.logSet(BENCH, 2, { weight: '82.5', reps: '7' }))
  await seenAtOnce(first, second, '[aria-label="Weight: 61.5 kg, Set 1"]', () =>
    first.typeFigures(ROW, 1, { weight: '61.5' }),
  )
  await seenAtOnce(second, first, `section[aria-label="${ROW}"] li:nth-child(4)`, () =>
    second.exercise(ROW).getByRole('button', { name: 'Add set' }).click(),
  )
  await seenAtOnce(second, first, `section[aria-label="${BENCH}"] [aria-label="Log Set 2"]`, () =>
    second
      .exercise(BENCH)
      .getByRole('button', { name: /^Set 2 logged/ })
      .click(),
  )
  await seenAtOnce(first, second, 'a[href$="/completed?edit"]', () => first.finish('left out'))
})

test('one of the tabs syncs; when it is closed, the other takes over', async ({ server, device, network }) => {
  const wire = await network(server)
  const { email } = await aPerson(server)
  const [first, second] = await twoTabs(await device(), wire, email)
  await expect.poll(() => replicating(first.page)).toEqual({ held: 1, pending: 1 })

  await first.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await second.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  for (const lifter of [first, second]) {
    await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
    await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
  }
  // Two that replicate would send the same twice.
  const sent = wire.pushes.map(({ seen }) => seen.body)
  expect(sent).toEqual([...new Set(sent)])

  await first.page.close()
  await expect.poll(() => replicating(second.page)).toEqual({ held: 1, pending: 0 })
  await second.logSet(BENCH, 3, { weight: '85', reps: '5' })
  await expect(second.tick(BENCH, 3, 'server')).toBeVisible()
})

test('a workout finished in another tab shows as finished in this one', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const [first, second] = await twoTabs(await device(), server, email)
  await first.logSet(BENCH, 1, { weight: '60', reps: '5' })
  await first.finish('left out')
  await expect(second.page).toHaveURL(/completed/)
  await expect(second.page.getByText(second.say('sessions:completed.elsewhere'))).toBeVisible()
  await expect(first.page.getByText(first.say('sessions:completed.elsewhere'))).toBeHidden()
})
