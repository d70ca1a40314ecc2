import { useEffect, useState } from 'react'

/** What `read` finds, once for each `read`; undefined until then, and `otherwise` if the browser refuses. */
export function useKept<Value>(read: () => Promise<Value>, otherwise: Value): Value | undefined {
  const [found, setFound] = useState<{ readonly by: typeof read; readonly value: Value }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `otherwise` may be made while rendering
  useEffect(() => {
    let isWanted = true
    const show = (value: Value) => isWanted && setFound({ by: read, value })
    void read().then(show, (cause: unknown) => {
      console.warn('what is kept on this device', cause)
      show(otherwise)
    })
    return () => {
      isWanted = false
    }
  }, [read])
  return found?.by === read ? found.value : undefined
}
