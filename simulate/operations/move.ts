import type { Device } from '../device.ts'
import type { Step } from '../story.ts'
import type { World } from '../world.ts'

/** One kind of thing that happens in stories. */
export type Move = {
  /** How often it happens, against the others. */
  readonly weight: number
  /** Whether it is something that goes wrong: each story has some kinds of those and not others. */
  readonly isFault: boolean
  readonly run: (world: World, step: Step, device: Device) => Promise<void> | void
}

export const ordinary = (weight: number, run: Move['run']): Move => ({ weight, isFault: false, run })
export const fault = (weight: number, run: Move['run']): Move => ({ weight, isFault: true, run })
