import type { CollectionName } from '#contract/sync.ts'

/**
 * `changed` names the collection where it is known. `closed`: the account was deleted, and whoever listens for it is to
 * go.
 */
export type News = { readonly kind: 'changed'; readonly collection?: CollectionName } | { readonly kind: 'closed' }

/** Tells open streams that something of a person's changed. A hint may be lost or come twice; it never carries data. */
export interface ChangeHub {
  /** Called after the commit. It never rejects: a lost hint costs a client its next poll, not its data. */
  announce(userId: string, news: News): Promise<void>
  /** Calls back at each news until the returned function is called. */
  subscribe(userId: string, onNews: OnNews): () => void
  close(): Promise<void>
}

export type OnNews = (news: News) => void

export type Subscribers = {
  readonly add: (userId: string, onNews: OnNews) => () => void
  readonly notify: (userId: string, news: News) => void
  readonly notifyAll: (news: News) => void
}

/** Who in this process wants to hear about whom. */
export function createSubscribers(): Subscribers {
  const byUser = new Map<string, Set<OnNews>>()
  const notify = (userId: string, news: News) => {
    for (const onNews of byUser.get(userId) ?? []) onNews(news)
  }
  return {
    add: (userId, onNews) => {
      const mine = byUser.get(userId) ?? new Set()
      byUser.set(userId, mine.add(onNews))
      return () => {
        mine.delete(onNews)
        if (mine.size === 0 && byUser.get(userId) === mine) byUser.delete(userId)
      }
    },
    notify,
    notifyAll: (news) => {
      for (const userId of byUser.keys()) notify(userId, news)
    },
  }
}

/** For one process on its own database. */
export function createLocalHub(): ChangeHub {
  const subscribers = createSubscribers()
  return {
    announce: async (userId, news) => subscribers.notify(userId, news),
    subscribe: subscribers.add,
    close: async () => {},
  }
}
