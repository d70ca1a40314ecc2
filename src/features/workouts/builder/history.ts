/** A value with the way that led to it, so that each step can be taken back and taken again. */
export type History<State> = {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** The field that is being typed into: its letters are one step together. */
  readonly typing: string | null
}

const MAX_STEPS = 200

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], typing: null }
}

/** Adds a step. Steps of the same `typing` that follow each other are one. What could be redone is gone. */
export function record<State>(history: History<State>, next: State, typing: string | null = null): History<State> {
  if (next === history.present) return history
  const continues = typing !== null && typing === history.typing
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present: next, future: [], typing }
}

/** Takes the last step back; the very same history where there is none. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const previous = past.at(-1)
  if (past.length === 0 || previous === undefined) return history
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], typing: null }
}

/** Takes the step again that was taken back last; the very same history where there is none. */
export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: rest, typing: null }
}

/** The field was left: what is typed into it later is a step of its own. */
export function endTyping<State>(history: History<State>): History<State> {
  return history.typing === null ? history : { ...history, typing: null }
}
