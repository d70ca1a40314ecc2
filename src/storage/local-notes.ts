/**
 * Small notes that outlive a visit, in localStorage. A worker has none, a person may forbid it, it may be full: then a
 * note is not kept, so nothing may depend on one.
 */

type Notes = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export function readNote(key: string): string | null {
  return attempt((notes) => notes.getItem(key))
}

export function writeNote(key: string, value: string): void {
  attempt((notes) => notes.setItem(key, value))
}

export function removeNote(key: string): void {
  attempt((notes) => notes.removeItem(key))
}

function attempt<Value>(action: (notes: Notes) => Value): Value | null {
  try {
    // Not declared in a worker's types, and even reading the property may throw.
    const { localStorage: notes } = globalThis as { localStorage?: Notes }
    return notes ? action(notes) : null
  } catch {
    return null
  }
}
