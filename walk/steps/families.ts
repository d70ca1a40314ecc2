import type { Stage } from '../stage.ts'
import type { Step } from '../story.ts'
import { account } from './account.ts'
import { circumstances } from './circumstances.ts'
import { closing } from './closing.ts'
import { drag } from './drag.ts'
import { elsewhere } from './elsewhere.ts'
import type { Offer, Scene } from './family.ts'
import { files } from './files.ts'
import { history } from './history.ts'
import { figures, keyboard } from './keyboard.ts'
import { life } from './life.ts'
import { press } from './press.ts'
import { seats } from './seats.ts'
import { tabs } from './tabs.ts'
import { type } from './type.ts'

/** The families, and how likely each is beside the others. */
const FAMILIES = [
  { family: press, weight: 60 },
  { family: type, weight: 10 },
  { family: keyboard, weight: 8 },
  { family: figures, weight: 40 },
  { family: closing, weight: 35 },
  { family: history, weight: 8 },
  { family: life, weight: 4 },
  { family: tabs, weight: 2 },
  { family: files, weight: 10 },
  { family: account, weight: 40 },
  { family: circumstances, weight: 2 },
  { family: drag, weight: 20 },
  { family: elsewhere, weight: 2 },
  { family: seats, weight: 1.5 },
] as const

const PERFORM = {
  ...press.perform,
  ...type.perform,
  ...keyboard.perform,
  ...figures.perform,
  ...closing.perform,
  ...history.perform,
  ...life.perform,
  ...tabs.perform,
  ...files.perform,
  ...account.perform,
  ...circumstances.perform,
  ...drag.perform,
  ...elsewhere.perform,
  ...seats.perform,
}

/** How many times as likely a control is that is looked for, and where such ones are known to be behind it. */
const SOUGHT = 8
const MAX_LEADS = 4

/** Counts of what was done, so that what was done often becomes rare; and where it led to what is looked for. */
export class Habits {
  readonly #counts = new Map<string, number>()
  readonly #leads = new Map<string, number>()
  #last: string | undefined

  /** Draws one of the steps that may be taken now. */
  draw(scene: Scene): Step {
    const groups = FAMILIES.map(({ family, weight }) => ({ weight, offers: family.offers(scene) })).filter(
      ({ offers }) => offers.length > 0,
    )
    const soughtHere = groups.flatMap(({ offers }) => offers).filter(({ isSought }) => isSought).length
    if (this.#last !== undefined) this.#leads.set(this.#last, Math.min(soughtHere, MAX_LEADS))
    const group = pickWeighted(groups, scene, ({ weight, offers }) =>
      offers.some(({ isSought }) => isSought) ? SOUGHT * weight : weight,
    )
    const { step, habit } = pickWeighted(group.offers, scene, (offer) => this.#weightOf(offer))
    this.#counts.set(habit, (this.#counts.get(habit) ?? 0) + 1)
    this.#last = habit
    return step
  }

  #weightOf({ weight, isSought, habit }: Offer): number {
    const sought = isSought ? SOUGHT : 1 + (this.#leads.get(habit) ?? 0)
    return (sought * weight) / (1 + (this.#counts.get(habit) ?? 0)) ** 2
  }
}

function pickWeighted<Item>(items: readonly Item[], { random }: Scene, weightOf: (item: Item) => number): Item {
  const weights = Object.fromEntries(items.map((item, index) => [String(index), weightOf(item)]))
  const picked = items[Number(random.weighted(weights))]
  if (picked === undefined) throw new Error('nothing to draw')
  return picked
}

/** Takes a step. Returns whether it could be taken. */
export function perform(step: Step, stage: Stage): Promise<boolean> {
  const act = PERFORM[step.kind] as (step: Step, stage: Stage) => Promise<boolean>
  return act(step, stage)
}
