export type ReadableStore<Value> = {
  readonly current: () => Value
  /** Calls back after every change, never at once, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

export type Store<Value> = ReadableStore<Value> & {
  /** Tells every listener, unless it is the value that is there. */
  readonly set: (next: Value) => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const changed = createSignal()
  return {
    current: () => value,
    subscribe: changed.subscribe,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      changed.emit()
    },
  }
}

/** Tells others that something happened, for what no value says. */
export function createSignal<Details extends readonly unknown[] = []>() {
  type Listener = (...details: Details) => void
  const listeners = new Set<Listener>()
  return {
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(...details: Details): void {
      for (const listener of [...listeners]) listener(...details)
    },
  }
}
