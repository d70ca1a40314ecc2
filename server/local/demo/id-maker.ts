import { uuidV7 } from '#domain/document/identifier.ts'
import type { NewId } from '#domain/document/new-id.ts'
import type { Dice } from './dice.ts'

/** Makes ids as a device would at a given time, in milliseconds since 1970. */
export type IdMaker = (madeAtMs: number) => NewId

export function idMaker(dice: Dice): IdMaker {
  return (madeAtMs) => () => uuidV7(madeAtMs, dice.bytes(10))
}
