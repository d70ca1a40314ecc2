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
  let fetching: Promise<ComponentType<Props>> | undefined
  const fetch = () => {
    fetching ??= tellingReact(trackLoading(load()).then((module) => module.default))
    return fetching
  }
  // biome-ignore lint/correctness/noComponentHookFactories: as `lazy` does
  function Content(props: Props) {
    const Shown = use(fetch())
    return <Shown {...props} />
  }
  return { Content, fetch }
}

/** The result of a promise with its outcome on it, where `use` looks first: for any other promise it waits a turn. */
function tellingReact<Value>(promise: Promise<Value>): Promise<Value> {
  const told: Promise<Value> = promise.then((value) => {
    Object.assign(told, { status: 'fulfilled', value })
    return value
  })
  return told
}
