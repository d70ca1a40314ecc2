import type { Session } from '#contract/session.ts'
import { aSession, aSessionExercise, aSet } from '../tests/builders.ts'
import { pullAll } from '../tooling/api.ts'
import type { SignedIn } from '../tooling/identity.ts'
import type { Server } from '../tooling/server.ts'

/** A running session of so many exercises, each with so many open sets that need nothing but a tick. */
export function aLongSession(exercises: number, sets: number): Session {
  return aSession({
    startedAt: new Date().toISOString(),
    exercises: Array.from({ length: exercises }, (_, at) =>
      aSessionExercise({
        orderKey: keyOf(at),
        sets: Array.from({ length: sets }, (_each, set) => aSet({ orderKey: keyOf(set) })),
      }),
    ),
  })
}

/** The sets of a session that a page has shown as saved: each has to be there once, whatever happens to the browser. */
export class ShownSets {
  readonly shown = new Set<string>()
  readonly faults: string[] = []
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  /** The last set of the workout. */
  get lastId(): string {
    return setsOf(this.#session).at(-1)?.id ?? ''
  }

  note(saved: readonly string[]): void {
    for (const id of saved) this.shown.add(id)
  }

  expectAll(where: string, logged: readonly string[]): void {
    const lost = [...this.shown].filter((id) => !logged.includes(id))
    if (lost.length > 0) this.faults.push(`${where}: lost ${lost.join(' ')}`)
    if (new Set(logged).size !== logged.length) this.faults.push(`${where}: a set is there twice`)
  }

  async expectAllOn(server: Server, person: Pick<SignedIn, 'idToken'>): Promise<void> {
    const stored = (await pullAll(server, person, 'sessions')).find(({ id }) => id === this.#session.id)
    // The server gives back what was pushed to it.
    const sets = setsOf(stored as unknown as Session)
    this.expectAll(
      'on the server',
      sets.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id),
    )
    if (sets.length !== setsOf(this.#session).length) this.faults.push(`on the server: ${sets.length} sets`)
  }
}

function setsOf({ exercises }: Session) {
  return exercises.flatMap(({ sets }) => sets)
}

function keyOf(at: number): string {
  return `a${at.toString(36).padStart(2, '0')}V`
}
