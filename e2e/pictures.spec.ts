import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#contract/preferences.ts'
import { moveClock } from '../tooling/clock.ts'
import { PASSWORD } from '../tooling/credentials.ts'
import { signUpConfirmed } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { BENCH } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { train } from '../tooling/trained.ts'
import type { SpokenKey } from '../tooling/words.ts'
import { Album, NOW, noteCamera, test, whyNotCompared } from './support/album.ts'
import { payFor } from './support/subscription.ts'

// Forty pictures of screens and states, compared with those that are kept in e2e/pictures: on three sizes of screen, in
// both themes, each language with the life of one person. `npm run test:pictures -- --update-snapshots` takes them anew.

const MINUTE_MS = 60_000

// One server for all of them.
test.describe.configure({ mode: 'default' })

// As on phones, scrollbars take no room.
test.use({ isMobile: true })

test.beforeAll(({ browser }) => {
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) noteCamera(browser.version())
  const reason = whyNotCompared(browser.version())
  if (reason === undefined) return
  console.warn(reason)
  test.skip(true, reason)
})

type Visit = {
  readonly lifter: Lifter
  readonly album: Album
  readonly heading: (key: SpokenKey) => Locator
  /** The clock of the running workout, at so many minutes. */
  readonly elapsed: (minutes: number) => Locator
}

async function visit(page: Page, server: Server, locale: Locale): Promise<Visit> {
  const lifter = await lifterAt(page, server, locale)
  const heading = (key: SpokenKey) => page.getByRole('heading', { name: lifter.say(key), exact: true })
  const elapsed = (minutes: number) =>
    page.getByRole('timer', { name: lifter.say('execution:elapsed') }).filter({ hasText: `${minutes}:00` })
  return { lifter, album: new Album(page, locale), heading, elapsed }
}

/** Logs this many sets from the active one on. */
async function logActiveSets({ page }: Lifter, count: number): Promise<void> {
  const logged = page.locator('button[aria-pressed="true"]')
  for (let done = 0; done < count; done++) {
    await page.locator('[aria-current="step"] button[aria-pressed="false"]').first().click()
    await expect(logged).toHaveCount(done + 1)
  }
}

/** As many sets are on the server, and their ticks say so. */
async function areSent({ page, say }: Lifter, count: number): Promise<void> {
  const [, end = ''] = say('execution:check.server', { set: '§' }).split('§')
  await expect(page.getByRole('button', { name: end })).toHaveCount(count)
}

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('a workout on the phone from its first set to its record', async ({ page, server }) => {
    const { lifter, album, heading, elapsed } = await visit(page, server, 'en-US')
    const { say } = lifter
    const offline = page.getByText(say('dashboard:ready.appRefused')).first()
    const person = await signUpConfirmed(server, 'ana@barra.test', PASSWORD, 'Ana Lima')
    await train(server, person, NOW, 'en-US')

    await album.use('desktop', 'light')
    await lifter.goTo('/en-US')
    await album.keep('landing', page.getByRole('heading', { level: 1 }))
    await album.use('phone', 'dark')
    await lifter.goTo('/auth/signup')
    await page.getByRole('button', { name: say('auth:signup.submit') }).click()
    await album.keep('sign-up-refused', page.getByText(say('auth:error.emailMissing')))

    await lifter.logIn('ana@barra.test')
    await lifter.isSynced()
    await album.keep('home', heading('dashboard:records.title'), offline)
    await album.turnTo('/workouts')
    await album.use('phone', 'light')
    await page.getByRole('button', { name: say('workouts:list.menu', { name: 'Push' }) }).click()
    await album.keep('routine-menu', page.getByRole('menu'))
    await page.keyboard.press('Escape')

    await album.use('phone', 'dark')
    await lifter.startWorkout('Push')
    await album.keep('workout-begun', lifter.exercise(BENCH))
    await moveClock(page, NOW + 6 * MINUTE_MS)
    await logActiveSets(lifter, 2)
    await lifter.typeFigures(BENCH, 1, { weight: '122.5' })
    await album.keep('keypad', lifter.keypad(), elapsed(6))
    await lifter.logSet(BENCH, 1, { reps: '6' })
    await areSent(lifter, 3)
    await moveClock(page, NOW + 7 * MINUTE_MS)
    const rest = page.getByRole('timer', { name: say('execution:restLeft') }).filter({ hasText: '2:00' })
    await album.keep('rest-and-record', page.getByText(/^Record: /).first(), rest, elapsed(7))

    await album.use('phone', 'light')
    await page.getByRole('button', { name: say('execution:exerciseOptions', { name: BENCH }) }).click()
    await page.getByRole('menuitem', { name: say('execution:exerciseHistory') }).click()
    await album.keep('exercise-sheet', page.getByRole('dialog', { name: BENCH }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say('execution:finish'), exact: true }).click()
    await album.keep('finish-question', page.getByRole('dialog', { name: say('execution:finishTitle') }))
    await page.keyboard.press('Escape')
    await album.use('phone', 'dark')
    await lifter.finish('left out')
    await lifter.isSynced()
    await album.keep('finished', heading('sessions:muscles'), heading('parts:records.title'))

    await album.turnTo('/workout/all/sessions')
    await album.keep('history', page.getByRole('article').nth(2))
    await album.use('desktop', 'light')
    await album.turnTo('/dashboard')
    await album.keep('home', heading('dashboard:records.title'), offline)
    await album.use('desktop', 'dark')
    await album.turnTo('/exercises?exercise=barbell-bench-press')
    await album.keep('exercise', heading('parts:guide.howTo'), page.getByRole('slider'))
  })
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('a lifter who plans, measures and pays', async ({ page, server }) => {
    const { lifter, album, heading, elapsed } = await visit(page, server, 'pt-BR')
    const { say } = lifter
    const person = await signUpConfirmed(server, 'bia@barra.test', PASSWORD, 'Bia Souza')
    await train(server, person, NOW, 'pt-BR')

    await album.use('phone', 'dark')
    await lifter.goTo('/pt-BR')
    await album.keep('landing', page.getByRole('heading', { level: 1 }))
    await album.use('phone', 'light')
    await lifter.goTo('/auth/login')
    await album.keep('sign-in', heading('auth:login.title'))

    await lifter.logIn('bia@barra.test')
    await lifter.isSynced()
    await album.turnTo('/metrics')
    await album.keep('body', heading('metrics:tracked.title'))
    await album.turnTo('/subscription')
    await album.keep('plans', heading('subscription:benefits.title'), page.getByText(/191,04/))
    await album.use('phone', 'dark')
    await album.turnTo('/profile')
    await album.keep('profile', page.getByText('bia@barra.test'), page.getByText(/maio de 2026/))
    await album.use('tablet', 'light')
    await album.turnTo('/exercises')
    await album.keep('exercises', page.getByRole('slider').first(), page.getByText('Agachamento livre').first())
    await page
      .getByRole('group', { name: say('exercises:filters') })
      .getByRole('button', { name: say('exercises:filter.muscle') })
      .click()
    await album.keep('muscle-filter', page.getByRole('toolbar', { name: say('exercises:filter.muscleOnBody') }))
    await page.keyboard.press('Escape')
    await album.use('tablet', 'dark')
    await album.turnTo('/workout/all/sessions?month=2026-05')
    await album.keep('history-calendar', page.getByRole('table'), heading('sessions:exercises'))
    await album.use('desktop', 'light')
    await album.turnTo('/metrics?kind=body-weight')
    await album.keep('body-weight', page.getByRole('slider').first())

    await album.turnTo('/workouts')
    await album.use('desktop', 'dark')
    await album.keep('routines', page.getByRole('article', { name: 'Pernas', exact: true }))
    await page.getByRole('link', { name: 'Pernas', exact: true }).click()
    await album.keep('builder', heading('workouts:builder.overview'))
    await album.use('phone', 'light')
    await album.keep('builder', page.getByRole('article').first())
    await page
      .getByRole('button', { name: say('workouts:builder.addExercises') })
      .first()
      .click()
    await album.keep('exercise-picker', page.getByRole('dialog').getByRole('listitem').first())
    await page.keyboard.press('Escape')

    await album.use('desktop', 'dark')
    await lifter.startWorkout('Pernas')
    await moveClock(page, NOW + 4 * MINUTE_MS)
    await logActiveSets(lifter, 2)
    await areSent(lifter, 2)
    await album.keep(
      'workout',
      elapsed(4),
      heading('parts:guide.lastTimes'),
      page.getByText(say('parts:record.one-rep-max')),
    )
  })
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' })

  test('a new account, and what it becomes', async ({ page, server }) => {
    const { lifter, album, heading, elapsed } = await visit(page, server, 'es-ES')
    const { say } = lifter
    const person = await signUpConfirmed(server, 'eva@barra.test', PASSWORD, 'Eva Ruiz')

    await album.use('tablet', 'light')
    await lifter.goTo('/es-ES')
    await album.keep('landing', page.getByRole('heading', { level: 1 }))
    await album.use('desktop', 'dark')
    await lifter.goTo('/auth/login')
    await album.keep('sign-in', heading('auth:login.title'), page.locator('aside'))

    await album.use('phone', 'dark')
    await lifter.logIn('eva@barra.test')
    await lifter.isSynced()
    await album.keep(
      'home-empty',
      heading('dashboard:beginning.title'),
      page.getByText(say('dashboard:ready.appRefused')).first(),
    )
    await album.turnTo('/workout/all/sessions')
    await album.keep('history-empty', heading('sessions:history.emptyTitle'))
    await album.use('phone', 'light')
    await album.turnTo('/workouts')
    await album.keep('routines-empty', page.getByRole('article').first())
    await album.turnTo('/nowhere')
    await album.keep('not-found', page.getByText(say('app:notFound.text')))
    await album.use('tablet', 'light')
    await album.turnTo('/progress')
    await album.keep('progress-empty', heading('insights:progress.empty.title'))

    await train(server, person, NOW, 'es-ES')
    await payFor(server, person, 'annual')
    await album.use('phone', 'dark')
    await lifter.goTo('/progress')
    await lifter.isSynced()
    // The figures follow a large sync: those of its last session are the last.
    await album.keep('progress', page.getByRole('link', { name: /^Abrir el entreno del \d+ may 2026$/ }))
    await album.turnTo('/profile/subscription')
    await album.keep(
      'subscription',
      page.getByRole('button', { name: say('subscription:action.cancel') }),
      page.getByText('20 de mayo de 2026'),
    )
    await album.use('desktop', 'light')
    await album.turnTo('/analytics')
    await album.keep('muscles', heading('insights:analytics.map.title'))
    await album.use('tablet', 'dark')
    await album.turnTo('/statistics')
    await album.keep('statistics', heading('insights:statistics.calendar.title'))
    await album.use('desktop', 'dark')
    await album.turnTo('/profile/preferences')
    await album.keep(
      'preferences',
      page.getByRole('radiogroup', { name: say('profile:weightUnit') }),
      page.getByText('Academia Ferro'),
    )

    await album.use('tablet', 'light')
    await lifter.startWorkout('Empuje')
    await moveClock(page, NOW + 4 * MINUTE_MS)
    await logActiveSets(lifter, 2)
    await areSent(lifter, 2)
    await album.keep('workout', elapsed(4))
  })
})
