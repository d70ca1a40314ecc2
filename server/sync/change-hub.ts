import type { CollectionName } from '#contract/sync.ts'

/**
 * `changed` names the collection and the state after the change, if known. `closed`: the account was deleted, and its
 * listeners have to stop.
 */
export type News =
  | { readonly kind: 'changed'; readonly collection?: CollectionName; readonly head?: string }
  | { readonly kind: 'closed' }

/** Notifies open streams of a person's changes. A hint may be lost or repeated; it never carries data. */
export interface ChangeHub {
  /**
   * Called after the commit. It never rejects and does not wait for delivery: a lost hint only delays a client until
   * its next poll.
   */
  announce(userId: string, news: News): Promise<void>
  /** Calls back on each hint until the returned function is called. */
  subscribe(userId: string, onNews: OnNews): () => void
  close(): Promise<void>
}

export type OnNews = (news: News) => void

export type Subscribers = {
  readonly add: (userId: string, onNews: OnNews) => () => void
  readonly notify: (userId: string, news: News) => void
  readonly notifyAll: (news: News) => void
}

/** This process's listeners by person. */
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
