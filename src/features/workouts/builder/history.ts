export type History<State> = {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** The field being typed into: its input is one step. */
  readonly typing: string | null
}

const MAX_STEPS = 200

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], typing: null }
}

/** Consecutive steps of the same `typing` are combined. */
export function record<State>(history: History<State>, next: State, typing: string | null = null): History<State> {
  if (next === history.present) return history
  const continues = typing !== null && typing === history.typing
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present: next, future: [], typing }
}

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const previous = past.at(-1)
  if (past.length === 0 || previous === undefined) return history
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], typing: null }
}

export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: rest, typing: null }
}

export function endTyping<State>(history: History<State>): History<State> {
  return history.typing === null ? history : { ...history, typing: null }
}
