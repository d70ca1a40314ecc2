import { useEffect, useState } from 'react'
import { canStoreFiles } from '#platform/avatar/file-storage.ts'

/** Whether this deployment keeps pictures. While that is not known, it is taken to. */
export function useCanStoreFiles(): boolean {
  const [can, setCan] = useState(true)
  useEffect(() => {
    let stays = true
    const settle = (answer: boolean) => stays && setCan(answer)
    canStoreFiles().then(settle, () => undefined)
    return () => {
      stays = false
    }
  }, [])
  return can
}
