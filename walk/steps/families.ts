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

type Group = { readonly weight: number; readonly offers: readonly Offer[] }

/** How many times as likely a control is that is looked for. */
const SOUGHT = 40
/** How often what is looked for is used at once where it is there. */
const AT_ONCE = 0.8
/** A way to it is worth less with every step that it is further away. */
const FURTHER = 0.6
/** An act that was never done may lead there. */
const UNTRIED = 0.3

/** Counts of what was done, so that what was done often becomes rare; and what it is worth to one who looks for controls. */
export class Habits {
  readonly #counts = new Map<string, number>()
  /** 1 where what is looked for was there after an act, and less where a way to it began with the act. */
  readonly #worth = new Map<string, number>()
  readonly #untried: number
  #last: string | undefined

  constructor(isSeeking: boolean) {
    this.#untried = isSeeking ? UNTRIED : 0
  }

  /** Draws one of the steps that may be taken now. */
  draw(scene: Scene): Step {
    const groups = FAMILIES.map(({ family, weight }) => ({ weight, offers: family.offers(scene) })).filter(
      ({ offers }) => offers.length > 0,
    )
    const offers = groups.flatMap((group) => group.offers)
    if (this.#last !== undefined) this.#worth.set(this.#last, this.#worthHere(offers))
    const sought = offers.filter(isSoughtHere)
    const { step, habit } =
      sought.length > 0 && scene.random.chance(AT_ONCE)
        ? pickWeighted(sought, scene, (offer) => this.#weightOf(offer))
        : this.#drawByChance(groups, scene)
    this.#counts.set(habit, this.#countOf(habit) + 1)
    this.#last = habit
    return step
  }

  #drawByChance(groups: readonly Group[], scene: Scene): Offer {
    const group = pickWeighted(groups, scene, ({ weight, offers }) => weight * Math.max(...offers.map(this.#factorOf)))
    return pickWeighted(group.offers, scene, (offer) => this.#weightOf(offer))
  }

  #worthHere(offers: readonly Offer[]): number {
    if (offers.some(isSoughtHere)) return 1
    return FURTHER * Math.max(...offers.map(({ habit }) => this.#worth.get(habit) ?? 0))
  }

  readonly #factorOf = ({ isSought, habit }: Offer): number =>
    isSought ? SOUGHT : 1 + (SOUGHT - 1) * FURTHER * (this.#worth.get(habit) ?? this.#untried)

  #weightOf(offer: Offer): number {
    const factor = this.#factorOf(offer)
    // A way to what is looked for is taken more often.
    return (factor * offer.weight) / (1 + this.#countOf(offer.habit)) ** (factor > 1 ? 1 : 2)
  }

  #countOf(habit: string): number {
    return this.#counts.get(habit) ?? 0
  }
}

function isSoughtHere({ isSought, step }: Offer): boolean {
  return isSought === true && step.kind !== 'visit'
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
