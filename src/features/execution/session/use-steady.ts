import { useInsertionEffect, useRef, useState } from 'react'

type Functions = { readonly [Name in string]: (...args: never[]) => unknown }

/**
 * The same functions for the life of a component, each doing what the latest drawing's function does. For rows that
 * draw anew only when what they show has changed. Not to be called while drawing.
 */
export function useSteady<Given extends Functions>(functions: Given): Given {
  const latest = useRef(functions)
  useInsertionEffect(() => {
    latest.current = functions
  })
  const [steady] = useState(() => {
    const names = Object.keys(functions)
    const entries = names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)])
    // The names never change from one drawing to the next, only what stands behind them.
    return Object.fromEntries(entries) as Given
  })
  return steady
}
