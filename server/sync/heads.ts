import { Problem } from '../problem.ts'

/** One change of a person's data: the last `seq` it gave out, and a random mark that no other change has. */
export type Commit = { readonly seq: number; readonly mark: string }

/** How far a person's changes go, in which life of the data. */
export type Position = Commit & {
  readonly epoch: string
  /** The commits before, oldest first, as far back as they are recorded. */
  readonly earlier: readonly Commit[]
}

/** The state before anything was written; and the mark of what was written before commits had marks. */
export const UNMARKED = '0000'

/** How many commits are remembered. Devices that were away for longer are told apart by the digest alone. */
const RECORDED_COMMITS = 64

/** A position as devices keep it: `<epoch>.<seq>.<mark>`. */
export function writeHead({ epoch, seq, mark }: Position): string {
  return `${epoch}.${seq}.${mark}`
}

/**
 * Throws a 409 for a head that is no past of this position: a device that has seen commits which are gone here, since
 * a backup was restored, has to exchange everything anew. A head from before the record counts as known.
 */
export function refuseUnknownHead(named: string | undefined, position: Position): void {
  if (named === undefined) return
  const [epoch, digits, mark] = named.split('.')
  const seq = Number(digits)
  const oldest = position.earlier[0] ?? position
  if (epoch === position.epoch && seq < oldest.seq) return
  const known = [...position.earlier, position].find((commit) => commit.seq === seq)
  if (epoch !== position.epoch || known?.mark !== mark) throw unknownPast()
}

/** The position after a commit of so many changes. */
export function afterCommit({ epoch, earlier, seq, mark }: Position, changes: number, newMark: string): Position {
  const recorded = [...earlier, { seq, mark }].slice(1 - RECORDED_COMMITS)
  return { epoch, seq: seq + changes, mark: newMark, earlier: recorded }
}

/** The record of commits as one text: `<seq>.<mark>`, oldest first. */
export function writeCommits({ earlier, seq, mark }: Position): string {
  return [...earlier, { seq, mark }].map((commit) => `${commit.seq}.${commit.mark}`).join(' ')
}

/** Reads the record of a head. Of a newest change that it does not hold, as before there were records, no mark is known. */
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

/** The device knows what this server does not, or no longer. */
export function unknownPast(): Problem {
  return new Problem(409, 'CHECKPOINT_UNKNOWN', 'The data began a new life since then: start without a checkpoint')
}
