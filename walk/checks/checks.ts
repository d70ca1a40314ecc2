import type { Check, Moment } from '../moment.ts'
import type { Stage } from '../stage.ts'
import type { Words } from '../words.ts'
import { FigureWatch } from './figures.ts'
import { soundLayout } from './layout.ts'
import { OverlayWatch } from './overlays.ts'
import { PlaceWatch } from './places.ts'
import {
  allNamed,
  focusByKey,
  inTheApp,
  keysReachFocus,
  neverBlank,
  noError,
  noErrorPage,
  rightWords,
} from './screen.ts'
import { comeToRest, syncedIsTrue } from './server.ts'
import { eachSetOnce, noSetByItself, OwnerWatch, savedIsStored } from './training.ts'

/** Each check that runs after every step, by name. */
const CHECKS = {
  'no error': noError,
  'no error page': noErrorPage,
  'never blank': neverBlank,
  'right words': rightWords,
  'every control has a name': allNamed,
  'stays in the app': inTheApp,
  'focus follows keys': focusByKey,
  'keys reach the focus': keysReachFocus,
  'no set by itself': noSetByItself,
  'each set once': eachSetOnce,
  'saved is stored': savedIsStored,
} as const satisfies Readonly<Record<string, Check>>

export type Said = { readonly check: string; readonly says: string }

/** All checks of one walk, some of which remember earlier steps. */
export class Checks {
  readonly #overlays = new OverlayWatch()
  readonly #places = new PlaceWatch()
  readonly #figures = new FigureWatch()
  readonly #owners = new OwnerWatch()

  /** Those that need no further look. */
  afterStep(moment: Moment): readonly Said[] {
    return [
      ...Object.entries(CHECKS).flatMap(([check, look]) => named(check, look(moment))),
      ...named('overlays close', this.#overlays.check(moment)),
      ...named('places are kept', this.#places.check(moment)),
      ...named('to each their own', this.#owners.check(moment)),
    ]
  }

  async onScreen(stage: Stage, { after }: Moment): Promise<readonly Said[]> {
    const layout = named('sound layout', await soundLayout(stage))
    return [...layout, ...named('right figures', await this.#figures.check(stage, after))]
  }

  /** What was held to a second computation, in lines. */
  get figures(): readonly string[] {
    return this.#figures.totals
  }

  async atRest(stage: Stage, { after, words }: Moment): Promise<readonly Said[]> {
    return named('synced is true', await syncedIsTrue(stage, after, words))
  }

  async atEnd(stage: Stage, words: Words): Promise<readonly Said[]> {
    return named('synced is true', await comeToRest(stage, words))
  }
}

function named(check: string, says: readonly string[]): readonly Said[] {
  return says.map((one) => ({ check, says: one }))
}
