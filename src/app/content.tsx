import { type ComponentType, use } from 'react'
import { trackLoading } from './loading-progress.ts'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

export type Content<Props = object> = {
  readonly Content: ComponentType<Props>
  /** Rejects on failure. */
  readonly fetch: () => Promise<unknown>
}

/**
 * Like React's `lazy`, for preloadable chunks: `lazy` suspends once even for a loaded chunk, and React delays revealing
 * suspended content by 300 ms, so that fallbacks do not flicker.
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
  // biome-ignore lint/correctness/noComponentHookFactories: as `lazy` does
  function Content(props: Props) {
    const Shown = Fetched ?? use(fetch())
    return <Shown {...props} />
  }
  return { Content, fetch }
}
