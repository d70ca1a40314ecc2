import { expect, type Page } from '@playwright/test'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { textsOn } from '../tooling/layout/page-text.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, WORKOUT } from '../tooling/person.ts'
import { messagesIn } from '../tooling/words.ts'
import { expectNamesSayWhatStands } from './support/access.ts'
import { test } from './support/test.ts'

// Every main screen in every language: written in it and in no other.

const BENCH_ID = 'barbell-bench-press'
/** A raw key instead of its message: `workouts:list.title`, `builder.addSet`. */
const RAW_KEY = /^[a-z]+:[\w.-]+$|^[a-z]+[A-Za-z]*(\.[a-z-]+[A-Za-z]*)+$/
/** Too few letters do not identify a language. */
const LETTERS_THAT_TELL = 4

/** The pattern of a message with its values filled in. */
function shapeOf(message: string): RegExp {
  const literal = message.split(/\{\{.*?\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.+')}$`)
}

/** Returns whether a text is an English message with a different translation. */
async function englishFor(locale: Locale): Promise<(text: string) => boolean> {
  const [own, english] = await Promise.all([messagesIn(locale), messagesIn('en-US')])
  const ownWords = Object.values(own).flatMap((messages) => Object.values(messages))
  const known = new Set(ownWords)
  const ownShapes = ownWords.filter((message) => message.includes('{{')).map(shapeOf)
  const foreign = Object.values(english)
    .flatMap((messages) => Object.values(messages))
    .filter((message) => !known.has(message))
    .filter((message) => message.replace(/\{\{.*?\}\}|[^A-Za-z]/g, '').length >= LETTERS_THAT_TELL)
    .map(shapeOf)
  return (text) =>
    !known.has(text) && foreign.some((shape) => shape.test(text)) && !ownShapes.some((shape) => shape.test(text))
}

/** Checks the current screen; `name` identifies it in a failure. */
type Look = (name: string) => Promise<void>

async function lookerAt(page: Page, locale: Locale): Promise<Look> {
  const isEnglish = locale === 'en-US' ? () => false : await englishFor(locale)
  return async (name) => {
    await expect(page.locator('.loading-screen')).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const texts = await textsOn(page)
    expect
      .soft(
        texts.filter((text) => RAW_KEY.test(text)),
        `${name}: keys that are no words`,
      )
      .toEqual([])
    // A workout's own name belongs to no language.
    const words = texts.filter((text) => text !== WORKOUT)
    expect.soft(words.filter(isEnglish), `${name}: words of another language`).toEqual([])
    await expectNamesSayWhatStands(page, name)
  }
}

async function lookAtPlans(lifter: Lifter, look: Look): Promise<void> {
  const { page, say } = lifter
  await expect(page.getByRole('link', { name: say('app:sync.synced'), exact: true })).toBeVisible()
  await look('dashboard')
  await lifter.goTo('/workouts')
  const workout = page.getByRole('article', { name: WORKOUT, exact: true })
  await expect(workout).toBeVisible()
  await look('workouts')
  await workout.getByRole('link', { name: WORKOUT, exact: true }).click()
  await expect(page.getByRole('heading', { name: say('workouts:builder.editTitle'), level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await look('builder')
}

async function lookAtLibrary(lifter: Lifter, exercise: string, look: Look): Promise<void> {
  const { page } = lifter
  await lifter.goTo('/exercises')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await look('exercises')
  await lifter.goTo(`/exercises?exercise=${BENCH_ID}`)
  await expect(page.getByRole('heading', { name: exercise })).toBeVisible()
  await look('exercise')
}

async function lookAtTraining(lifter: Lifter, exercise: string, look: Look): Promise<void> {
  const { page, say } = lifter
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(exercise, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(exercise, 1, 'server')).toBeVisible()
  await lifter.openKeypad(exercise, 2, say('execution:field.weight'))
  await look('execution')
  await page.keyboard.press('Escape')
  await lifter.finish('left out')
  // The running workout is headed by its name, too.
  await expect(page.getByRole('button', { name: say('sessions:picture.open') })).toBeVisible()
  await look('completed')
}

async function lookAtRest(lifter: Lifter, look: Look): Promise<void> {
  const { page, say } = lifter
  await lifter.goTo('/workout/all/sessions')
  await expect(page.getByRole('link', { name: WORKOUT, exact: true })).toBeVisible()
  await look('history')
  await lifter.goTo('/outbox')
  await expect(page.getByRole('heading', { name: say('outbox:emptyTitle') })).toBeVisible()
  await look('outbox')
  await lifter.goTo('/profile')
  await expect(page.getByRole('heading', { name: say('profile:title'), level: 1 })).toBeVisible()
  await look('profile')
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    // proves 1.11
    test('every screen speaks it', async ({ page, server }) => {
      test.slow()
      const person = await aPerson(server)
      const lifter = await lifterAt(page, server, locale)
      const exercise = (await loadExerciseTexts(locale))[BENCH_ID].name
      const look = await lookerAt(page, locale)

      await lifter.goTo('/auth/login')
      await expect(page.getByRole('button', { name: lifter.say('auth:login.submit'), exact: true })).toBeVisible()
      await look('login')
      await lifter.logIn(person.email)
      await lookAtPlans(lifter, look)
      await lookAtLibrary(lifter, exercise, look)
      await lookAtTraining(lifter, exercise, look)
      await lookAtRest(lifter, look)
    })
  })
}
