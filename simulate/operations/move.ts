import type { Device } from '../device.ts'
import type { World } from '../world.ts'

/** The numbers that a move takes its choices from. They mean something in any state. */
export type Draws = {
  readonly device: number
  readonly at: number
  readonly to: number
  readonly value: number
}

/** One kind of event in stories. */
export type Move = {
  /** How often it happens, against the others. */
  readonly weight: number
  /** Whether it is a fault: each story has only some kinds of faults. */
  readonly isFault: boolean
  readonly run: (world: World, draws: Draws, device: Device) => Promise<void> | void
}

export const ordinary = (weight: number, run: Move['run']): Move => ({ weight, isFault: false, run })
export const fault = (weight: number, run: Move['run']): Move => ({ weight, isFault: true, run })
