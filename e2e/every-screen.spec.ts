import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import {
  aFolder,
  aLoggedSession,
  aMeasurement,
  anExercise,
  aPlannedSet,
  aSession,
  aWorkout,
  aWorkoutExercise,
} from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { Lifter } from '../tooling/lifter.ts'
import { aPerson, BENCH, type Person, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { wordsIn } from '../tooling/words.ts'
import { expectOpenToAll } from './support/access.ts'
import { lengthener, lengthenFinishedPage, lengthenMessages } from './support/lengthened-words.ts'
import { expectAllOpened, OPENERS, openAll } from './support/overlays.ts'
import { cutOffTexts } from './support/page-text.ts'
import { test } from './support/test.ts'

// Every screen of the route table on a phone, in a pseudo-language longer than any of ours: readable as a whole, and
// accessible. The same for its overlays.

const FEATURES = join(import.meta.dirname, '../src/features')

type Row = { readonly path: string; readonly title: string; readonly access: 'login' | 'guest' | 'public' }

/** Every screen of the route table. */
async function screens(): Promise<readonly Row[]> {
  const files = globSync('*/feature.ts', { cwd: FEATURES }).toSorted()
  const features = await Promise.all(
    files.map(async (file) => {
      const { default: feature } = (await import(pathToFileURL(join(FEATURES, file)).href)) as {
        default: { readonly routes: readonly Row[] }
      }
      return feature.routes
    }),
  )
  // Several addresses of one screen count once.
  return [...new Map(features.flat().map((route) => [route.title, route])).values()]
}

/** Content for the screens: weeks of training, measurements, some of everything in the lists. */
async function train(server: Server, person: Person) {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  const done = [1, 3, 8, 15, 22, 29].map((ago) => aLoggedSession({ startedAt: day(ago) }))
  const abandoned = aSession({ status: 'abandoned', startedAt: day(2), endedAt: day(1) })
  const exercise = anExercise()
  const inTrash = anExercise({ binnedAt: day(1) })
  const exercises = ['a0', 'a1'].map((orderKey) => aWorkoutExercise({ orderKey, sets: [aPlannedSet()] }))
  const workout = aWorkout({ name: 'Lower', exercises })
  await push(server, person, 'sessions', [...done, abandoned])
  await push(server, person, 'exercises', [exercise, inTrash])
  await push(server, person, 'folders', [aFolder()])
  await push(server, person, 'workouts', [workout])
  await push(
    server,
    person,
    'measurements',
    [1, 9, 20].map((ago) => aMeasurement({ measuredAt: day(ago) })),
  )
  return { done: done[0]?.id, abandoned: abandoned.id, exercise: exercise.id, workout: workout.id }
}

type Ids = Awaited<ReturnType<typeof train>>

/** The address of a screen about one item. */
function addressOf(path: string, ids?: Ids): string {
  switch (path) {
    case '/auth/callback':
      return `${path}?mode=resetPassword&oobCode=nonsense`
    case '/workouts/edit-v2':
      return `${path}?id=${ids?.workout}`
    case '/exercises/:id/edit':
      return path.replace(':id', ids?.exercise ?? '')
    case '/workout/:id/sessions':
      return path.replace(':id', 'all')
    case '/workout/:id/completed':
    case '/workout/:id/execute':
      return path.replace(':id', ids?.done ?? '')
    case '/workout/:id/abandoned':
      return path.replace(':id', ids?.abandoned ?? '')
    default:
      if (path.includes(':')) throw new Error(`${path} is about something that this test does not know`)
      return path
  }
}

/** Deliberately truncated lines, the honeypot, and the brand beside three languages. */
const CUT = /⟂ (?:H1\._name|SPAN\._cut|P\._what|DIV\._trap|A\._brand)|^‹Fröñt délts/

async function look({ page }: Lifter, name: string): Promise<void> {
  await expect(page.locator('.loading-screen')).toBeHidden()
  await expect(page.getByText('›').first(), `${name}: longer words`).toBeVisible()
  const cut = (await cutOffTexts(page)).filter((text) => !CUT.test(text))
  expect.soft(cut, `${name}: cut off`).toEqual([])
  const beyond = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
  expect.soft(beyond, `${name}: scrolls sideways`).toBeLessThanOrEqual(0)
  await expectOpenToAll(page, name, { madeUpWords: true })
}

async function lifterWithLongerWords(page: Page, server: Server): Promise<Lifter> {
  const lengthen = await lengthener()
  await lengthenMessages(page, lengthen)
  return new Lifter(page, server, await wordsIn('en-US', lengthen))
}

/** Navigates to another screen of the app by a link, and to the same one, or a public page, by loading it. */
async function turnTo(lifter: Lifter, address: string): Promise<void> {
  const heading = lifter.page.getByRole('heading', { level: 1 }).first()
  const [path] = address.split('?')
  const isAnother = new URL(lifter.page.url()).pathname !== path
  if (!isAnother || (await lifter.page.locator('#root').count()) === 0) return lifter.goTo(address)
  await heading.evaluate((element) => element.setAttribute('data-left', ''))
  await lifter.page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(lifter.page.locator('h1[data-left]')).toHaveCount(0)
}

async function lookAt(lifter: Lifter, address: string): Promise<void> {
  await turnTo(lifter, address)
  await expect(lifter.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if ((await lifter.page.locator('#root').count()) === 0) await lengthenFinishedPage(lifter.page)
  await look(lifter, address)
}

// proves 9.48
test('public screens are readable with longer texts, and accessible', async ({ page, server }) => {
  test.slow()
  const lifter = await lifterWithLongerWords(page, server)
  for (const { path } of (await screens()).filter(({ access }) => access !== 'login'))
    await lookAt(lifter, addressOf(path))
})

test('signed-in screens are readable with longer texts, and accessible', async ({ page, server }) => {
  test.slow()
  expectAllOpened()
  const person = await aPerson(server)
  const ids = await train(server, person)
  const lifter = await lifterWithLongerWords(page, server)
  const lookAround = async (path: string, address: string) => {
    await lookAt(lifter, address)
    await openAll(lifter, OPENERS[path] ?? [])
  }
  await lifter.logIn(person.email)
  await expect(page.getByRole('link', { name: lifter.say('app:sync.synced'), exact: true })).toBeVisible()
  await lifter.startWorkout(WORKOUT)
  await look(lifter, 'a running workout')
  await openAll(lifter, OPENERS['a running workout'] ?? [])
  await lifter.typeFigures(BENCH, 1, { weight: '102.5' })
  await look(lifter, 'the keypad')
  await lifter.logSet(BENCH, 1, { reps: '12' })
  await look(lifter, 'the rest')
  await openAll(lifter, OPENERS['a workout with a logged set'] ?? [])
  const paths = (await screens()).filter(({ access }) => access === 'login').map(({ path }) => path)
  for (const path of paths) {
    const inside = Object.keys(OPENERS).filter((known) => known.startsWith(`${path}?`))
    for (const known of [path, ...inside]) await lookAround(known, addressOf(path, ids) + known.slice(path.length))
  }
})
