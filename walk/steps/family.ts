import type { Engine } from '../../tooling/engines/engine.ts'
import type { Random } from '../../tooling/random.ts'
import type { Sight } from '../sight.ts'
import type { Stage } from '../stage.ts'
import type { Kind, Step, StepOf } from '../story.ts'

/** A step that may be taken now. */
export type Offer = {
  readonly step: Step
  /** How likely beside the others, before what was done often becomes rarer. */
  readonly weight: number
  /** It uses a control that is looked for. */
  readonly isSought?: boolean
  /** The same for what is the same to a person on other screens and with other figures. */
  readonly habit: string
}

export type Scene = {
  readonly sight: Sight
  readonly random: Random
  readonly engine: Engine
  readonly isOnline: boolean
  /** Of the browser that is used. */
  readonly tabCount: number
  readonly seatCount: number
  readonly paths: readonly string[]
  /** The keys of the messages that are a control's name. */
  readonly keysOf: (name: string) => readonly string[]
  /** The one of them that it most likely is; none where it is a name of the person's own. */
  readonly keyOf: (name: string) => string | undefined
  /** Whether a control is looked for more than others. */
  readonly isSought: (name: string) => boolean
  /** Whether the screen with an address has such controls. */
  readonly isSoughtAt: (path: string) => boolean
}

/** Steps of one kind: when they are offered, and how they are taken. */
export type Family<Kinds extends Kind> = {
  readonly offers: (scene: Scene) => readonly Offer[]
  /** Returns whether it could be done: in a shortened story, what it is about may be missing. */
  readonly perform: { readonly [Name in Kinds]: (step: StepOf<Name>, stage: Stage) => Promise<boolean> }
}

/** Names the use of a control: it is the same habit wherever the words of the control are the same message. */
export function habitOf(scene: Scene, { role, name }: { readonly role: string; readonly name: string }): string {
  return `${role} ${scene.keyOf(name) ?? name.replace(/\d+/g, '#').slice(0, 30)}`
}

/** A field of a set in a running workout, by the keys of the messages that are its name. */
export function isFigureField(keys: readonly string[]): boolean {
  return keys.includes('execution:fieldIn.set')
}
