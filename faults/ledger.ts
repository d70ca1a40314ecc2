import type { Session, SessionSet } from '#contract/session.ts'

/** A lifted set: kilograms and repetitions. */
export type Figures = { readonly weight: number; readonly reps: number }

type Entry = {
  /** The values at its last displayed tick; null before the first. */
  promised: Figures | null
  /** All typed values: without a displayed tick, any of them may be stored, or none. */
  readonly tried: Figures[]
  by: string
}

/** The result for the promises: missing, duplicated, or changed sets; and sets that nobody logged. */
export type Verdict = {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly different: readonly string[]
  readonly unknown: readonly string[]
}

/**
 * One person's displayed sets, stored independently of the tested code. A set with a displayed tick, or a resolved
 * command, is a promise.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>()
  #drawn = 0

  /** Figures that no other set of this person has. */
  newFigures(): Figures {
    const number = this.#drawn++
    return { weight: 20 + (number % 761) / 2, reps: 1 + Math.floor(number / 761) }
  }

  /** Records values about to be logged in a set, successfully or not. */
  try(setId: string, figures: Figures, by: string): void {
    const entry = this.#entries.get(setId)
    if (entry) entry.tried.push(figures)
    else this.#entries.set(setId, { promised: null, tried: [figures], by })
  }

  /** The person was shown that this set is logged with these figures. */
  promise(setId: string, figures: Figures, by: string): void {
    this.try(setId, figures, by)
    const entry = this.#entries.get(setId)
    if (entry) Object.assign(entry, { promised: figures, by })
  }

  /** The number of promised sets on devices with this name prefix. */
  promisesOf(device: string): number {
    return [...this.#entries.values()].filter(({ promised, by }) => promised !== null && by.startsWith(device)).length
  }

  /** Holds everything that was promised to all sessions of this person. */
  judge(sessions: readonly Session[]): Verdict {
    const logged = loggedSets(sessions)
    const places = Map.groupBy(logged, ({ id }) => id)
    const verdict = {
      lost: [] as string[],
      doubled: [] as string[],
      different: [] as string[],
      unknown: [] as string[],
    }
    for (const [setId, { promised, by }] of this.#entries) {
      if (!promised) continue
      const found = places.get(setId as SessionSet['id']) ?? []
      const about = `${setId} (${textOf(promised)}, ${by})`
      const [first] = found
      if (!first) verdict.lost.push(about)
      else if (found.length > 1) verdict.doubled.push(`${about} is there ${found.length} times`)
      else if (!isSame(figuresOf(first), promised)) verdict.different.push(`${about} is ${textOf(figuresOf(first))}`)
    }
    verdict.doubled.push(...this.#repeated(logged))
    verdict.unknown.push(
      ...logged.filter((set) => !this.#isKnown(set)).map((set) => `${set.id} (${textOf(figuresOf(set))})`),
    )
    return verdict
  }

  /** No two sets ever get the same values: equal ones are a copy under another id. */
  #repeated(logged: readonly SessionSet[]): readonly string[] {
    const bearers = Map.groupBy(logged, (set) => textOf(figuresOf(set)))
    return [...bearers]
      .filter(([, sets]) => new Set(sets.map(({ id }) => id)).size > 1)
      .map(([text, sets]) => `${text} is in ${sets.map(({ id }) => id).join(' and ')}`)
  }

  #isKnown(set: SessionSet): boolean {
    return this.#entries.get(set.id)?.tried.some((figures) => isSame(figures, figuresOf(set))) ?? false
  }
}

function loggedSets(sessions: readonly Session[]): readonly SessionSet[] {
  return sessions
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ sets }) => sets)
    .filter(({ completedAt }) => completedAt !== null)
}

function figuresOf({ weight, reps }: SessionSet): Figures {
  return { weight: weight?.value ?? 0, reps: reps ?? 0 }
}

function isSame(left: Figures, right: Figures): boolean {
  return left.weight === right.weight && left.reps === right.reps
}

function textOf({ weight, reps }: Figures): string {
  return `${weight} kg × ${reps}`
}
