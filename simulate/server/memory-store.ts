import { createMemorySyncStore } from '../../tests/support/memory-sync-store.ts'
import type { StoryStore } from './story-store.ts'

/** The store of most stories: its transactions take as long as the hooks do, and others come in between. */
export function createMemoryStore(epoch: string): StoryStore {
  const store = createMemorySyncStore(epoch)
  return {
    open: (hooks) => {
      store.faults = hooks
      return store
    },
    rowsOf: (userId) =>
      [...(store.snapshot().people.get(userId)?.documents ?? [])].flatMap(([collection, rows]) =>
        [...rows.values()].map(({ id, seq, deleted, body }) => ({ collection, id, seq, deleted, body })),
      ),
    backUp: async () => {
      const snapshot = store.snapshot()
      return { people: new Set(snapshot.people.keys()), restore: async () => store.restore(snapshot) }
    },
    setEpoch: async (next) => store.setEpoch(next),
    closeAccount: (userId) => store.setStatus(userId, 'deleted'),
  }
}
