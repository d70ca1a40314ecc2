import { type ComponentType, use } from 'react'
import { trackLoading } from './loading-progress.ts'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A part of the app that is a chunk of its own. */
export type Content<Props = object> = {
  /** Suspends until the chunk is there, if it is not. */
  readonly Content: ComponentType<Props>
  /** Fetches the chunk without showing it. Rejects where it cannot be fetched. */
  readonly fetch: () => Promise<unknown>
}

/**
 * As React's `lazy`, for what may be fetched ahead: `lazy` suspends once even for a chunk that is there, and what has
 * suspended is held back for 300 ms, so that fallbacks do not flicker.
 */
export function contentOf<Props extends object = object>(load: Load<Props>): Content<Props> {
  let Fetched: ComponentType<Props> | undefined
  let fetching: Promise<ComponentType<Props>> | undefined
  const fetch = () => {
    fetching ??= trackLoading(load()).then((module) => {
      Fetched = module.default
      return Fetched
    })
    return fetching
  }
  // One of its own for each part, made once: nothing is drawn anew for it.
  // biome-ignore lint/correctness/noComponentHookFactories: as `lazy` does
  function Content(props: Props) {
    const Shown = Fetched ?? use(fetch())
    return <Shown {...props} />
  }
  return { Content, fetch }
}
