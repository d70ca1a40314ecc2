import { Problem } from '../problem.ts'

/** One change of a person's data: its last `seq`, and a unique random mark. */
export type Commit = { readonly seq: number; readonly mark: string }

/** The position of a person's changes, in an epoch of the data. */
export type Position = Commit & {
  readonly epoch: string
  /** The recorded earlier commits, oldest first. */
  readonly earlier: readonly Commit[]
}

/** The mark of the empty state, and of changes made before commits had marks. */
export const UNMARKED = '0000'

/** Everybody's past: whoever has seen nothing knows nothing that may be lost. */
const ORIGIN: Commit = { seq: 0, mark: UNMARKED }

/** Number of recorded commits: several workouts. A device that missed more starts without a checkpoint. */
export const RECORDED_COMMITS = 256

/** A position as stored by devices: `<epoch>.<seq>.<mark>`. */
export function writeHead({ epoch, seq, mark }: Position): string {
  return `${epoch}.${seq}.${mark}`
}

/**
 * Throws 409 for a head that is not known to be in this position's past: a device that knows commits lost by restoring a
 * backup has to sync from scratch. That includes a head from before the record, which nothing can be said about.
 */
export function refuseUnknownHead(named: string | undefined, position: Position): void {
  if (named === undefined) return
  const [epoch, digits, mark] = named.split('.')
  const seq = Number(digits)
  const known = [ORIGIN, ...position.earlier, position].find((commit) => commit.seq === seq)
  if (epoch !== position.epoch || known?.mark !== mark) throw unknownPast()
}

/** The position after a commit with so many changes, with so many commits in its record. */
export function afterCommit(
  { epoch, earlier, seq, mark }: Position,
  changes: number,
  newMark: string,
  recordedCommits = RECORDED_COMMITS,
): Position {
  const recorded = [...earlier, { seq, mark }].slice(1 - recordedCommits)
  return { epoch, seq: seq + changes, mark: newMark, earlier: recorded }
}

/** The record of commits as text: `<seq>.<mark>`, oldest first. */
export function writeCommits({ earlier, seq, mark }: Position): string {
  return [...earlier, { seq, mark }].map((commit) => `${commit.seq}.${commit.mark}`).join(' ')
}

/** Reads a head's record. If it lacks the newest change, as before records existed, the mark is unknown. */
export function readCommits(epoch: string, seq: number, record: string): Position {
  const commits = record.split(' ').flatMap((entry): Commit[] => {
    const [digits, mark] = entry.split('.')
    return mark === undefined ? [] : [{ seq: Number(digits), mark }]
  })
  const newest = commits.at(-1)
  return newest?.seq === seq
    ? { epoch, ...newest, earlier: commits.slice(0, -1) }
    : { epoch, seq, mark: UNMARKED, earlier: commits }
}

/** The device knows commits that this server lacks. */
export function unknownPast(): Problem {
  return new Problem(409, 'CHECKPOINT_UNKNOWN', 'The data began a new life since then: start without a checkpoint')
}
