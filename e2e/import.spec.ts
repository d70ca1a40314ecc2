import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Session } from '#contract/session.ts'
import { addDays, dayOf, weekStartOf } from '#domain/time/session-day.ts'
import { newEmail } from '../tooling/credentials.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { storedDocuments } from '../tooling/stored.ts'
import { STRONG_SETS, STRONG_WEEKS, STRONG_WORKOUTS, strongFile } from '../tooling/strong-file.ts'
import { expectOpenToAll } from './support/access.ts'
import { expectInside } from './support/overlays.ts'
import { test } from './support/test.ts'

// A lifter's years are imported from another app, reviewed, corrected, undone and exported as a file, without a server.

const FILE = 'strong.csv'
const SQUAT = 'Barbell squat'

/** The same years, up to last week, so that there is something to compare this week with. */
function yearsUntilLastWeek(): string {
  const thisWeek = weekStartOf(dayOf(new Date().toISOString(), 'America/Sao_Paulo'), 1)
  return strongFile(STRONG_WEEKS, addDays(thisWeek, -7 * STRONG_WEEKS))
}

/** Chooses a file as the system's dialog would hand it over. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function exportEverything(
  lifter: Lifter,
): Promise<{ readonly documents: { readonly sessions: readonly Session[] } }> {
  const download = lifter.page.waitForEvent('download')
  await lifter.page.getByRole('button', { name: lifter.say('data:export.json'), exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^barra-\d{4}-\d\d-\d\d\.json$/)
  return JSON.parse(readFileSync(await file.path(), 'utf8'))
}

/** The home screen's figures for the week, records and squat, and the end of the squat's chart. */
async function expectFigures(
  { page, say, goTo }: { page: Page; say: Lifter['say']; goTo: (path: string) => Promise<void> },
  { volume, squat, before }: { readonly volume: string; readonly squat: string; readonly before: string },
): Promise<void> {
  await goTo('/dashboard')
  const week = page.getByRole('region', { name: say('dashboard:week.title') })
  await expect(week).toContainText(say('dashboard:week.sessionsOf', { sessions: 0, goal: 3, count: 3 }))
  await expect(week).toContainText(say('dashboard:week.streak', { count: STRONG_WEEKS }))
  await expect(week.getByRole('row', { name: `${say('dashboard:week.volume')} 0 kg ${volume}` })).toBeVisible()
  const records = page.getByRole('region', { name: say('dashboard:records.title') })
  await expect(records.getByRole('link')).toHaveCount(5)
  // The newest first.
  const line = records.getByRole('link').filter({ hasText: SQUAT }).first()
  await expect(line).toContainText(squat)
  await expect(line).toContainText(say('parts:records.before', { value: before }))

  await records.getByRole('link', { name: say('dashboard:records.all') }).click()
  const all = page.getByRole('region', { name: say('insights:statistics.records.title') })
  await all.getByRole('link', { name: new RegExp(`^${SQUAT} `) }).click()
  const measure = page.getByRole('radiogroup', { name: say('insights:progress.measure') })
  await measure.getByText(say('insights:progress.measure.load'), { exact: true }).click()
  const chart = page.getByRole('slider', { name: new RegExp(`${SQUAT}`) }).first()
  await chart.focus()
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`${say('insights:progress.line.session')} ${squat.replace(' ', '\\s')}`),
  )
}

const inUse = (sessions: readonly object[]) =>
  sessions.filter((session) => 'binnedAt' in session && session.binnedAt === '').length

// proves 2.4
test('three years of Strong are imported offline, figures follow corrections and undo, and everything is exported', async ({
  device,
  ownServer,
}) => {
  test.slow()
  const server = await ownServer()
  const phone = await device({ locale: 'en-US' })
  const { page } = phone
  const lifter = await lifterAt(page, server)
  const goTo = (path: string) => lifter.goTo(path)
  const years = yearsUntilLastWeek()
  // The system's save dialog cannot be controlled here.
  await phone.context.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))

  await test.step('everything is on the phone, and the server is gone', async () => {
    await lifter.signUp(newEmail())
    await lifter.isInstalled()
    await lifter.isSynced()
    await server.stop()
  })

  await test.step('a broken file says what and where', async () => {
    await lifter.goTo('/workout/all/sessions')
    await page.getByRole('link', { name: lifter.say('sessions:history.import') }).click()
    const cutOff = strongFile(2).slice(0, -30)
    await choose(page, FILE, cutOff)
    const line = cutOff.split('\n').length
    await expect(page.getByText(lifter.say('data:problem.cut-off', { line }))).toBeVisible()
    await page.getByRole('button', { name: lifter.say('data:import.another') }).click()
  })

  await test.step('the preview says what is in the file, and asks what it leaves open', async () => {
    await choose(page, FILE, years)
    const summary = page.getByRole('region', { name: lifter.say('data:preview.title') })
    await expect(summary).toContainText(lifter.say('data:workouts', { count: STRONG_WORKOUTS }))
    await expect(summary).toContainText(lifter.say('shared:sets', { count: STRONG_SETS }))
    await expect(summary).toContainText(lifter.say('data:preview.known', { count: 0 }))
    await expect(page.getByText(lifter.say('data:odd.long-workout'))).toBeVisible()
    const unit = page.getByRole('radiogroup', { name: lifter.say('data:ask.weightUnit') })
    await unit.getByText('lb', { exact: true }).click()

    const names = page.getByRole('region', { name: lifter.say('data:names.title') })
    await expect(names.getByRole('button', { name: /^Sandbag Carry Uphill .*New exercise/ })).toBeVisible()
    await names.getByText(lifter.say('data:names.sure', { count: 3 })).click()
    await names.getByRole('button', { name: /^Lat Pulldown \(Cable\)/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('searchbox')).toBeVisible()
    await expectInside(page, 'the exercises')
    await sheet.getByRole('searchbox').fill('seated cable row')
    await sheet
      .getByRole('button', { name: /^Seated cable row/i })
      .first()
      .click()
    await expect(names.getByRole('button', { name: /^Lat Pulldown .*Seated cable row/i })).toBeVisible()
    await expectOpenToAll(page, 'the preview')
  })

  await test.step('it is all here', async () => {
    const what = lifter.say('data:workouts', { count: STRONG_WORKOUTS })
    await page.getByRole('button', { name: lifter.say('data:import.start', { what }) }).click()
    await expect(page.getByRole('heading', { name: lifter.say('data:done.title') })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: lifter.say('data:done.history') }).click()
    await page.getByRole('link', { name: 'Day 3', exact: true }).first().click()
    await expect
      .poll(() => lifter.doneSets())
      .toContainEqual([SQUAT, ['1 97.5 lb × 8', '2 97.5 lb × 8', '3 97.5 lb × 8']])
  })

  await test.step('a goal is set, and the home screen and the charts reckon with all of it', async () => {
    await lifter.goTo('/profile/preferences')
    const goal = page.getByLabel(lifter.say('profile:weeklyGoal'), { exact: true })
    await goal.selectOption('3')
    await expect(goal).toHaveValue('3')
    await expectFigures({ page, say: lifter.say, goTo }, { volume: '13,390 kg', squat: '44.2 kg', before: '43.1 kg' })
  })

  await test.step('undone, it is in the trash, and can be brought back', async () => {
    await lifter.goTo('/profile/data')
    await page
      .getByRole('button', { name: lifter.say('data:imports.undoNamed', { file: FILE }) })
      .last()
      .click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await expectInside(page, 'the question')
    await question.getByRole('button', { name: lifter.say('data:imports.undo'), exact: true }).click()
    await expect(page.getByText(lifter.say('data:imports.isUndone'))).toBeVisible({ timeout: 60_000 })
    expect(inUse(await storedDocuments(page, 'sessions'))).toBe(0)
    await lifter.goTo('/dashboard')
    await expect(page.getByRole('heading', { name: lifter.say('dashboard:beginning.title') })).toBeVisible()
    await expect(page.getByRole('region', { name: lifter.say('dashboard:records.title') })).toBeHidden()
    await page.getByRole('link', { name: lifter.say('insights:progress.title'), exact: true }).click()
    await expect(page.getByRole('heading', { name: lifter.say('insights:progress.empty.title') })).toBeVisible()
    await lifter.goTo('/profile/data')

    await page.getByRole('link', { name: lifter.say('data:trash.open') }).click()
    await page
      .getByRole('list', { name: lifter.say('data:trash.list') })
      .getByRole('button', {
        name: lifter.say('data:trash.restoreNamed', { name: lifter.say('data:trash.import', { file: FILE }) }),
      })
      .click()
    await expect(page.getByRole('heading', { name: lifter.say('data:trash.emptyTitle') })).toBeVisible({
      timeout: 60_000,
    })
    expect(inUse(await storedDocuments(page, 'sessions'))).toBe(STRONG_WORKOUTS)
  })

  await test.step('an old set is corrected', async () => {
    await lifter.goTo('/workout/all/sessions')
    await page.getByRole('link', { name: 'Day 3', exact: true }).first().click()
    await page.getByRole('link', { name: lifter.say('shared:edit') }).click()
    const set = lifter.say('shared:setName.working', { number: 1 })
    const table = page.getByRole('table', { name: lifter.say('sessions:editor.setsOf', { name: SQUAT }) })
    const fields = table.getByRole('textbox', { name: new RegExp(`, ${set}$`) })
    for (const [place, figure] of ['120', '6'].entries()) {
      await fields.nth(place).fill(figure)
      await fields.nth(place).press('Enter')
    }
    await page.getByRole('button', { name: lifter.say('shared:done'), exact: true }).click()
    await expect
      .poll(() => lifter.doneSets())
      .toContainEqual([SQUAT, ['1 120 lb × 6', '2 97.5 lb × 8', '3 97.5 lb × 8']])
    const beaten = page
      .getByRole('region', { name: lifter.say('parts:records.title'), exact: true })
      .getByRole('listitem')
      .filter({ hasText: SQUAT })
    await expect(beaten).toContainText('54.4 kg')
    await expect(beaten).toContainText(lifter.say('parts:records.before', { value: '44.2 kg' }))
  })

  await test.step('everything follows', async () => {
    await expectFigures({ page, say: lifter.say, goTo }, { volume: '13,363 kg', squat: '54.4 kg', before: '44.2 kg' })
  })

  await test.step('the same file again adds nothing, and leaves the correction alone', async () => {
    await lifter.goTo('/profile/data/import')
    await choose(page, FILE, years)
    await expect(page.getByText(lifter.say('data:preview.known', { count: STRONG_WORKOUTS }))).toBeVisible()
    const unit = page.getByRole('radiogroup', { name: lifter.say('data:ask.weightUnit') })
    await unit.getByText('lb', { exact: true }).click()
    await page.getByRole('button', { name: /^Import / }).click()
    await expect(page.getByRole('heading', { name: lifter.say('data:done.nothingNew') })).toBeVisible({
      timeout: 60_000,
    })
    const corrected = (await storedDocuments(page, 'sessions')).filter((session) =>
      JSON.stringify(session).includes('"reps":6'),
    )
    expect(corrected).toHaveLength(1)
  })

  await test.step('everything leaves as a file', async () => {
    await lifter.goTo('/profile/data')
    const { documents } = await exportEverything(lifter)
    expect(documents.sessions).toHaveLength(STRONG_WORKOUTS)
    expect(inUse(documents.sessions)).toBe(STRONG_WORKOUTS)
  })
})
