import { useInsertionEffect, useRef, useState } from 'react'

type Functions = { readonly [Name in string]: (...args: never[]) => unknown }

/**
 * The same functions for the life of a component, each doing what the latest render's function does. For rows that
 * render again only when what they show has changed. Not to be called while rendering; an effect's own callback is a
 * `useEffectEvent`.
 */
export function useStableCallbacks<Given extends Functions>(functions: Given): Given {
  const latest = useRef(functions)
  useInsertionEffect(() => {
    latest.current = functions
  })
  const [stable] = useState(() => {
    const names = Object.keys(functions)
    const entries = names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)])
    // The names never change from one render to the next, only the functions behind them.
    return Object.fromEntries(entries) as Given
  })
  return stable
}
