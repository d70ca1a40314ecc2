import { checkpoint as checkpointShape } from '#contract/sync.ts'
import { Problem } from '../problem.ts'
import { type Position, unknownPast } from './heads.ts'

type Mark = Pick<Position, 'epoch' | 'seq'>

/** A position in a person's changes as stored by devices: `<epoch>.<seq>`. */
export function writeCheckpoint({ epoch, seq }: Mark): string {
  return `${epoch}.${seq}`
}

/**
 * The `seq` after which to continue; without a checkpoint, from the start. Throws 400 for an invalid checkpoint, and
 * 409 for one of another epoch: then the device starts over.
 */
export function seqToReadFrom(asked: string | undefined, head: Mark): number {
  if (asked === undefined) return 0
  if (!checkpointShape.safeParse(asked).success) {
    throw new Problem(400, 'CHECKPOINT_INVALID', 'This is not a checkpoint', {
      issues: [{ path: 'checkpoint', message: 'must be as the last answer gave it' }],
    })
  }
  const [epoch, digits] = asked.split('.')
  const seq = Number(digits)
  if (epoch !== head.epoch || seq > head.seq) throw unknownPast()
  return seq
}
