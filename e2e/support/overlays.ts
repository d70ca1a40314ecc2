import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Lifter } from '../../tooling/lifter.ts'
import type { SpokenKey } from '../../tooling/words.ts'
import { expectSoundLayout } from './sound-layout.ts'

// Overlays of a screen: menus, found by their role, and sheets and dialogs, opened by their buttons' names.

const SOURCE = join(import.meta.dirname, '../../src')

/** The controls that are pressed one after the other, by the keys of their words; any value fits a placeholder. */
type Opener = { readonly file: string; readonly press: readonly SpokenKey[] }

const opener = (file: string, ...press: SpokenKey[]): Opener => ({ file, press })

const EXERCISE = 'execution:exerciseOptions'
const SESSION = 'execution:options'
const BUILT = 'workouts:builder.exerciseMenu'

/** The overlays of each screen, by its address without an id. */
export const OPENERS: Readonly<Record<string, readonly Opener[]>> = {
  'a running workout': [
    opener('execution/sheets/session-sheets', SESSION, 'execution:addExercise'),
    opener('execution/sheets/session-sheets', SESSION, 'execution:reorder'),
    opener('execution/sheets/session-sheets', SESSION, 'execution:rename'),
    opener('execution/sheets/session-sheets', SESSION, 'execution:note'),
    opener('execution/sheets/session-sheets', SESSION, 'execution:shortcuts'),
    opener('execution/sheets/session-sheets', EXERCISE, 'execution:exerciseHistory'),
    opener('execution/sheets/session-sheets', EXERCISE, 'execution:warmUp'),
    opener('execution/sheets/session-sheets', EXERCISE, 'execution:noteToday'),
    opener('execution/sheets/session-sheets', EXERCISE, 'execution:rest'),
    opener('execution/sheets/session-sheets', EXERCISE, 'execution:replace'),
    opener('execution/sheets/session-sheets', EXERCISE, 'execution:joinSuperset'),
    opener('execution/sheets/session-sheets', 'execution:set.options'),
    opener('execution/sheets/ending-dialog', 'execution:finish'),
  ],
  'a workout with a logged set': [opener('execution/sheets/ending-dialog', SESSION, 'execution:abandon')],
  '/workouts': [
    opener('workouts/list/folder-dialog', 'workouts:list.organize', 'workouts:folder.new'),
    opener('workouts/list/workout-dialogs', 'workouts:list.organize', 'workouts:programs.title'),
    opener(
      'workouts/programs/program-sheet',
      'workouts:list.organize',
      'workouts:programs.title',
      'workouts:programs.lookInto',
    ),
    opener('workouts/order/order-sheet', 'workouts:list.organize', 'workouts:order.title'),
    opener('workouts/list/move-sheet', 'workouts:list.menu', 'workouts:list.move'),
  ],
  '/workouts/edit-v2': [
    opener('shared/exercise-picker/exercise-sheet', 'workouts:builder.addExercises'),
    opener('shared/exercise-picker/exercise-sheet', BUILT, 'workouts:builder.replace'),
    opener('workouts/builder/exercise-section', 'workouts:builder.reorder'),
    opener('workouts/builder/warm-up-sheet', BUILT, 'workouts:builder.warmUp'),
    opener('workouts/progression/progression-sheet', 'workouts:rule.titleOf'),
  ],
  '/exercises': [
    opener('exercises/filter-bar', 'exercises:filter.muscle'),
    opener('exercises/filter-bar', 'exercises:filter.equipment'),
    opener('exercises/filter-bar', 'exercises:filter.kind'),
  ],
  '/exercises?exercise=barbell-bench-press': [opener('exercises/exercises-screen')],
  '/workout/:id/sessions': [
    opener('sessions/history/history-filters', 'sessions:find.workout'),
    opener('sessions/history/history-filters', 'sessions:find.exercise'),
    opener('sessions/history/history-filters', 'sessions:find.period'),
    opener('sessions/history/history-filters', 'sessions:find.status'),
    opener('sessions/past/past-sheet', 'sessions:past.title'),
    opener('shared/start-workout/start-question', 'sessions:optionsOf', 'sessions:repeat'),
  ],
  '/workout/:id/completed': [opener('sessions/picture/picture-sheet', 'sessions:picture.open')],
  '/workout/:id/completed?edit': [opener('shared/exercise-picker/exercise-sheet', 'sessions:editor.addExercise')],
  '/progress': [opener('insights/progress/choose-exercise', 'insights:progress.choose.change')],
  '/metrics': [opener('metrics/entry/measure-sheet', 'metrics:measureAll')],
  '/metrics?kind=body-weight': [
    opener('metrics/entry/measure-sheet', 'metrics:detail.log'),
    opener('metrics/entry/goal-dialog', 'metrics:goal.set'),
    opener('metrics/entry/edit-sheet', 'shared:edit'),
  ],
  '/profile': [opener('profile/leaving/sign-out', 'profile:signOut.action')],
  '/profile/preferences': [opener('profile/preferences/gyms/gym-sheet', 'profile:gyms.add')],
  '/profile/privacy': [opener('profile/privacy/delete-dialog', 'profile:delete.action')],
  '/profile/data/bin': [opener('data/trash/trash-screen', 'data:trash.empty')],
}

/** Opened by more than a press: the journeys that lead to them look at them with `expectInside`. */
const IN_JOURNEYS = [
  'data/copies/imports-card',
  'data/import/exercise-dialog',
  'metrics/entry/use-doubts',
  'profile/avatar/avatar-editor',
  'profile/avatar/crop-dialog',
  'sessions/result/plan-sheet',
  'shared/install/home-screen-sheet',
  'subscription/location/location-dialog',
  'subscription/manage/cancel-dialog',
  'subscription/paywall/paywall-dialog',
]

/** One sentence and two buttons, as in other questions that are looked at. */
const PLAIN_QUESTIONS = ['auth/kept-actions', 'data/copies/snapshots-card', 'sessions/editor/details-card']

/** Fails where a file has a sheet or dialog that is opened nowhere. */
export function expectAllOpened(): void {
  const files = globSync('{features,shared}/**/*.tsx', { cwd: SOURCE, exclude: (name) => name.includes('.test.') })
  const withOverlay = files.filter((file) =>
    /<(?:dialog|Sheet|Dialog|ConfirmDialog|Modal)\s/.test(readFileSync(join(SOURCE, file), 'utf8')),
  )
  const pressed = Object.values(OPENERS).flatMap((openers) => openers.map(({ file }) => file))
  const opened = new Set([...pressed, ...IN_JOURNEYS, ...PLAIN_QUESTIONS])
  expect([...opened].toSorted(), 'files with a sheet or dialog').toEqual(
    withOverlay.map((file) => file.replace('.tsx', '').replace('features/', '')).toSorted(),
  )
}

/** Opens every menu of the screen, and every known sheet and dialog, one after the other. */
export async function openAll(lifter: Lifter, openers: readonly Opener[]): Promise<void> {
  const { page } = lifter
  for (const menu of await menusOf(page)) {
    // It may be in a sheet, which stays.
    const around = await overlays(page).count()
    await menu.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectInside(page, `the menu ${await menu.getAttribute('aria-label')}`)
    await close(page, around)
  }
  for (const { press } of openers) {
    for (const key of press) await pressed(lifter, key).click()
    await expect(overlay(page)).toBeVisible()
    await expectInside(page, press.join(', '))
    await close(page)
  }
}

/** Fails softly for layout faults of the topmost menu, sheet or dialog, once its content is there. */
export async function expectInside(page: Page, name: string): Promise<void> {
  await expect(overlay(page).locator('[class*=_skeleton]')).toHaveCount(0)
  await expectSoundLayout(page, name, 'overlays')
}

function overlays(page: Page): Locator {
  return page.locator('dialog[open], [role=menu]:popover-open')
}

/** A menu inside a sheet follows it in the page. */
function overlay(page: Page): Locator {
  return overlays(page).last()
}

/** One button of each kind: the cards of a list have the same menu. */
async function menusOf(page: Page): Promise<readonly Locator[]> {
  const buttons = await page.getByRole('button').and(page.locator('[aria-haspopup]:visible')).all()
  const kinds = await Promise.all(
    buttons.map((button) =>
      button.evaluate(
        (element) =>
          `${element.className} ${element.parentElement?.className} ${element.closest('h1, h2, article, section, li, header')?.className}`,
      ),
    ),
  )
  return buttons.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index)
}

function pressed({ page, say }: Lifter, key: SpokenKey): Locator {
  const [before = '', ...after] = say(key, { name: '§', set: '§', count: 1 }).split('§')
  const literal = [before, ...after].map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const name = new RegExp(`^${literal.join('.*')}`)
  return page.getByRole('menuitem', { name }).or(page.getByRole('button', { name })).filter({ visible: true }).first()
}

/** Closes overlays from the topmost on, until so many are left. */
async function close(page: Page, left = 0): Promise<void> {
  for (let open = await overlays(page).count(); open > left; open--) {
    await page.keyboard.press('Escape')
    await expect(overlays(page)).toHaveCount(open - 1)
  }
}
