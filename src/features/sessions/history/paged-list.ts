import type { Session } from '#contract/session.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import type { SessionPlace } from '#storage/collections/sessions.ts'
import type { LiveQuery } from '#storage/live-query.ts'

/** `hasFailed`: the storage failed; loaded sessions stay. */
export type PagedSessions = {
  readonly sessions: readonly Session[]
  /** Undefined until the first page has loaded. */
  readonly hasMore: boolean | undefined
  readonly hasFailed: boolean
}

export type PagedList = ReadableStore<PagedSessions> & {
  readonly more: () => void
  readonly retry: () => void
}

type Page = {
  readonly limit: number
  readonly after: SessionPlace | undefined
  readonly sessions: readonly Session[] | undefined
  readonly hasFailed: boolean
  readonly stop: () => void
}

const NOTHING_YET: PagedSessions = { sessions: [], hasMore: undefined, hasFailed: false }

/**
 * A page begins after the previous one's last session: if that moves, later pages reload. Loads once subscribed, as many
 * pages at once as the list begins with.
 */
export function createPagedList(
  pageSize: number,
  query: (limit: number, after: SessionPlace | undefined) => LiveQuery<readonly Session[]>,
  beginning = 1,
): PagedList {
  const firstLimit = Math.max(1, beginning) * pageSize
  const known = query(firstLimit, undefined).known()
  let pages: readonly Page[] = known
    ? [{ limit: firstLimit, after: undefined, sessions: known, hasFailed: false, stop: () => {} }]
    : []
  const shown = createStore(shownOf(pages))
  let followers = 0

  function follow(index: number, after: SessionPlace | undefined): void {
    pages[index]?.stop()
    const kept = pages[index]?.sessions
    const limit = index === 0 ? firstLimit : pageSize
    let isStopped = false
    let unsubscribe = () => {}
    const stop = () => {
      isStopped = true
      unsubscribe()
    }
    replace(index, { limit, after, sessions: kept, hasFailed: false, stop })
    // The first result can arrive before `subscribe` returns, and another after the page was stopped.
    unsubscribe = query(limit, after).subscribe(
      (sessions) => isStopped || arrive(index, sessions),
      () => isStopped || change(index, { hasFailed: true }),
    )
  }

  function arrive(index: number, sessions: readonly Session[]): void {
    change(index, { sessions, hasFailed: false })
    const [page, next] = pages.slice(index, index + 2)
    const last = sessions.at(-1)
    if (!page || !next) return
    if (sessions.length < page.limit || !last) drop(index + 1)
    else if (last.id !== next.after?.id || last.newestFirst !== next.after.newestFirst) follow(index + 1, last)
  }

  function change(index: number, changes: Partial<Page>): void {
    const page = pages[index]
    if (page) replace(index, { ...page, ...changes })
  }

  function replace(index: number, page: Page): void {
    pages = [...pages.slice(0, index), page, ...pages.slice(index + 1)]
    show()
  }

  function drop(from: number): void {
    for (const page of pages.slice(from)) page.stop()
    pages = pages.slice(0, from)
    show()
  }

  function show(): void {
    shown.set(shownOf(pages))
  }

  return {
    current: shown.current,
    subscribe(listener) {
      const unfollow = shown.subscribe(listener)
      followers += 1
      if (followers === 1) follow(0, undefined)
      return () => {
        unfollow()
        followers -= 1
        if (followers === 0) drop(0)
      }
    },
    more() {
      const last = pages.at(-1)
      if (last?.sessions && last.sessions.length >= last.limit) follow(pages.length, last.sessions.at(-1))
    },
    retry() {
      for (const [index, page] of pages.entries()) if (page.hasFailed) follow(index, page.after)
    },
  }
}

function shownOf(pages: readonly Page[]): PagedSessions {
  const read = pages.flatMap((page) => page.sessions ?? [])
  // While a page reloads, a session may be on two pages.
  const byId = new Map(read.map((session) => [session.id, session]))
  const last = pages.at(-1)
  const hasFailed = pages.some((page) => page.hasFailed)
  if (!last) return NOTHING_YET
  const hasMore =
    last.sessions === undefined ? (pages.length > 1 ? true : undefined) : last.sessions.length >= last.limit
  return { sessions: [...byId.values()], hasMore, hasFailed }
}
