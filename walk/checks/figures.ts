import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { type Say, wordsIn } from '../../tooling/words.ts'
import { catalogueIn } from '../figures/catalogue.ts'
import { type CheckedFigures, checkFigures, NO_REASON } from '../figures/check-figures.ts'
import type { Exported } from '../figures/exported.ts'
import { screenAt } from '../figures/screen-at.ts'
import type { Catalogue, ShownScreen } from '../figures/settings.ts'
import type { Sight } from '../sight.ts'
import type { Stage } from '../stage.ts'

/** Figures come by themselves, some after a count of all that was ever trained. */
const LOOKS = 20
const LOOK_EVERY_MS = 500
/** Goes on by itself. */
const IS_CLOCK = /\d:\d\d/

type Language = { readonly say: Say; readonly catalogue: Catalogue }

/** Holds the figures of each screen to what the documents on the device make of them, and counts both. */
export class FigureWatch {
  readonly #languages = new Map<Locale, Promise<Language>>()
  #last = ''
  #shown = 0
  #checked = 0
  readonly #left = new Map<string, number>()

  async check(stage: Stage, sight: Sight): Promise<readonly string[]> {
    const screen = screenOf(sight)
    // Typing and scrolling change no figure: what was held once is not held again.
    const look = JSON.stringify([sight.path, sight.texts.filter((text) => !IS_CLOCK.test(text))])
    if (!screen || look === this.#last) return []
    this.#last = look
    const { faults, counts } = await this.#lasting(stage, screen)
    this.#shown += counts.shown
    this.#checked += counts.checked
    for (const [reason, count] of counts.left) {
      const name = reason === NO_REASON ? `${screen.kind}: ${reason}` : reason
      this.#left.set(name, (this.#left.get(name) ?? 0) + count)
    }
    return faults.map(({ check, where, says }) => `${check} at ${where}: ${says}`)
  }

  /** Figures that were checked and shown, and those without a check by their reason, the most first. */
  get totals(): readonly string[] {
    const left = [...this.#left].toSorted(([, one], [, other]) => other - one)
    return [
      `${this.#checked} of ${this.#shown} figures were computed a second time`,
      ...left.map(([reason, count]) => `  ${count}: ${reason}`),
    ]
  }

  async #lasting(stage: Stage, screen: ShownScreen): Promise<CheckedFigures> {
    for (let looks = 1; ; looks++) {
      const { language } = await stage.look()
      // A page that has just been loaded takes the person's language in a moment.
      const locale = LOCALES.find((one) => one === language) ?? 'en-US'
      const exported = await exportOf(stage)
      const [preferences] = exported.documents.preferences
      const found = await checkFigures(stage.page, exported, {
        ...(await this.#languageOf(locale)),
        locale,
        screen,
        unit: preferences?.weightUnit ?? 'kg',
        timeZone: preferences?.timeZone ?? stage.seat.timeZone,
        weekStart: preferences?.weekStart ?? 1,
        now: stage.nowMs,
      })
      if (found.faults.length === 0 || looks === LOOKS) return found
      await pause(LOOK_EVERY_MS)
    }
  }

  #languageOf(locale: Locale): Promise<Language> {
    const known =
      this.#languages.get(locale) ??
      Promise.all([wordsIn(locale), catalogueIn(locale)]).then(([say, catalogue]) => ({ say, catalogue }))
    this.#languages.set(locale, known)
    return known
  }
}

/** Null where figures are typed, or chosen, before they are any. */
function screenOf({ path, layers }: Sight): ShownScreen | null {
  const screen = screenAt(path)
  // The question whether to finish has figures of its own.
  const above = screen?.kind === 'running' ? layers.filter(({ kind }) => kind !== 'dialog') : layers
  const isBeneath = above.length > (screen?.kind === 'exercise' ? 1 : 0)
  return isBeneath || path.includes('edit') ? null : screen
}

async function exportOf(stage: Stage): Promise<Exported> {
  // The app has written them.
  const documents = (await stage.ask('stored')) as unknown as Exported['documents']
  return { profile: null, documents }
}
