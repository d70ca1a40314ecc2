import type { Session, SessionSet } from '#contract/session.ts'

/** What was lifted: kilograms and repetitions. */
export type Figures = { readonly weight: number; readonly reps: number }

/** One set as the ledger knows it. */
type Entry = {
  /** What it was shown with when its tick was shown last; null where no tick has been shown yet. */
  promised: Figures | null
  /** Everything that was ever typed into it: where no tick was shown, any of it may be stored, or nothing. */
  readonly tried: Figures[]
  by: string
}

/** What became of what was promised: nowhere, more than once, with other figures; and what nobody has logged. */
export type Verdict = {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly different: readonly string[]
  readonly unknown: readonly string[]
}

/**
 * One person's sets as they were shown, kept outside of everything that is tested. A set whose tick was shown, or whose
 * command resolved, is a promise.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>()
  #drawn = 0

  /** Figures that no other set of this person has. */
  newFigures(): Figures {
    const number = this.#drawn++
    return { weight: 20 + (number % 761) / 2, reps: 1 + Math.floor(number / 761) }
  }

  /** These figures are about to be logged in this set, which may or may not come to be. */
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

  /** How many sets were promised on the devices whose names begin like this. */
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

  /** No two sets were ever given the same figures: where two bear them, one is a copy under another id. */
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
