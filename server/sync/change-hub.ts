/** Tells open streams that something of a person's changed. A hint may be lost or come twice; it never carries data. */
export interface ChangeHub {
  /** Called after the commit. It never rejects: a lost hint costs a client its next poll, not its data. */
  announce(userId: string): Promise<void>
  /** Calls back at each change until the returned function is called. */
  subscribe(userId: string, onChange: () => void): () => void
  close(): Promise<void>
}

export type Subscribers = {
  readonly add: (userId: string, onChange: () => void) => () => void
  readonly notify: (userId: string) => void
  readonly notifyAll: () => void
}

/** Who in this process wants to hear about whom. */
export function createSubscribers(): Subscribers {
  const byUser = new Map<string, Set<() => void>>()
  const notify = (userId: string) => {
    for (const onChange of byUser.get(userId) ?? []) onChange()
  }
  return {
    add: (userId, onChange) => {
      const mine = byUser.get(userId) ?? new Set()
      byUser.set(userId, mine.add(onChange))
      return () => {
        mine.delete(onChange)
        if (mine.size === 0 && byUser.get(userId) === mine) byUser.delete(userId)
      }
    },
    notify,
    notifyAll: () => {
      for (const userId of byUser.keys()) notify(userId)
    },
  }
}

/** For one process on its own database. */
export function createLocalHub(): ChangeHub {
  const subscribers = createSubscribers()
  return {
    announce: async (userId) => subscribers.notify(userId),
    subscribe: subscribers.add,
    close: async () => {},
  }
}
