import type { Check, Moment } from '../moment.ts'
import type { StoredSet } from '../sight.ts'

// The ledger: which sets a person has logged, by what was pressed, beside what the device stores.

/** A press of one of these may log sets, or take them back. Found in the key of its message. */
const MAY_LOG =
  /check\.|logSet|[sS]tart|[sS]top|key\.(doneLabel|ok|next)|undo|redo|restore|import|[sS]ave|[dD]one|replace|finish|remove|delete|discard|[eE]mpty|[mM]erge|keep|both|log|create|add/

/** A workout begins with open sets, wherever it is started. */
const BEGINS =
  /^(dashboard:(next\.start|startEmpty)|workouts:list\.start\w*|sessions:history\.start|shared:firstFetch\.start)$/

function mayLog({ step, before, words }: Moment): boolean {
  const keysOf = (name: string) => words.keysOf(name, before.language)
  switch (step.kind) {
    case 'press':
      return logsByPress(keysOf(step.target.name))
    case 'keys':
    // Their sets come with the person.
    case 'log in':
    case 'log in as another':
      return true
    case 'key':
      // A shortcut of the workout, or the press of what has the focus.
      return ['Enter', 'Space'].includes(step.key) && (isWorkout(before.path) || pressesFocus(before, keysOf))
    case 'close':
      // The keypad keeps what was typed into a logged set.
      return before.layers.at(-1)?.kind === 'keypad'
    default:
      return false
  }
}

function logsByPress(keys: readonly string[]): boolean {
  // Words as short as 'Start' are of several messages.
  return !keys.some((key) => BEGINS.test(key)) && keys.some((key) => MAY_LOG.test(key))
}

function isWorkout(path: string): boolean {
  return path.includes('/execute')
}

function pressesFocus({ focus }: Moment['before'], keysOf: (name: string) => readonly string[]): boolean {
  return focus !== null && logsByPress(keysOf(focus.name))
}

/** Only what is done here or in the person's other browser brings or takes sets. */
export const noSetByItself: Check = (moment) => {
  const { setsBefore, setsAfter, elsewhere } = moment
  if (mayLog(moment)) return []
  const [was, is] = [doneIn(setsBefore), doneIn(setsAfter)]
  // A set that came while nobody looked may have been taken back elsewhere since, and the news is still on its way.
  const isLate = (id: string) => moment.step.kind === 'other browser' && elsewhere.gone.has(id)
  const came = [...is.keys()].filter((id) => !was.has(id) && !elsewhere.done.has(id) && !isLate(id))
  const went = [...was.keys()].filter((id) => !is.has(id) && !elsewhere.gone.has(id))
  return [
    ...(came.length > 0
      ? [`${came.length} sets are logged that nobody did, such as ${textOf(is.get(came[0] ?? ''))}`]
      : []),
    ...(went.length > 0 ? [`${went.length} logged sets are gone, such as ${textOf(was.get(went[0] ?? ''))}`] : []),
  ]
}

/** Remembers whose each set is: who logs in finds nothing of another person's. */
export class OwnerWatch {
  /** Of sets that two people have imported from the same file, both. */
  readonly #owners = new Map<string, Set<string>>()

  check({ step, setsAfter, person }: Moment): readonly string[] {
    const isLogin = step.kind === 'log in' || step.kind === 'log in as another'
    const others = isLogin ? setsAfter.filter(({ id }) => this.#owners.get(id)?.has(person) === false) : []
    if (others.length > 0) return [`${others.length} sets are another person's, such as ${textOf(others[0])}`]
    for (const { id } of setsAfter) this.#owners.set(id, (this.#owners.get(id) ?? new Set()).add(person))
    return []
  }
}

export const eachSetOnce: Check = ({ setsAfter }) => {
  const seen = new Set<string>()
  return setsAfter.flatMap(({ id }) => {
    const isTwice = seen.has(id)
    seen.add(id)
    return isTwice ? [`the set ${id} is stored twice`] : []
  })
}

const SAVED = ['execution:check.device', 'execution:check.server']

/** A tick that says saved is of a stored set with the figures that are shown. */
export const savedIsStored: Check = ({ after, setsAfter, words, step }) => {
  // Figures typed on the keypad are not in the set yet; the sample is of nobody.
  if (!isWorkout(after.path) || after.layers.some(({ kind }) => kind === 'keypad') || step.kind === 'visit') return []
  const stored = new Map(setsAfter.map((set) => [set.id, set]))
  return after.ticks.flatMap((tick) => {
    if (!words.keysOf(tick.label, after.language).some((key) => SAVED.includes(key))) return []
    const set = stored.get(tick.setId)
    if (!set?.isDone) return [`“${tick.label}”, and the device has it ${set ? 'open' : 'not at all'}`]
    const isShown = isSameFigure(tick.weight, set.weight) && isSameFigure(tick.reps, set.reps)
    return isShown ? [] : [`“${tick.label}” shows ${tick.weight} × ${tick.reps}, stored is ${textOf(set)}`]
  })
}

/** The logged ones, by their ids. */
export function doneIn(sets: readonly StoredSet[]): ReadonlyMap<string, StoredSet> {
  return new Map(sets.filter(({ isDone }) => isDone).map((set) => [set.id, set]))
}

/** Figures are shown rounded, and in the language's digits. */
function isSameFigure(shown: string | null, stored: number | null): boolean {
  if (shown === null || shown === '' || stored === null) return true
  const value = Number(shown.replace(',', '.'))
  return Number.isNaN(value) || Math.abs(value - stored) < 0.06
}

function textOf(set: StoredSet | undefined): string {
  return set ? `${set.weight ?? '–'} ${set.unit ?? ''} × ${set.reps ?? '–'} (${set.id})` : 'unknown'
}
