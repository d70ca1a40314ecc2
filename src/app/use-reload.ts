import { useState } from 'react'
import { reloadPage } from '#platform/updates/updates.ts'

/** Reloads the page, unless that would fail: then `isStuck`, and this page has to stay open. */
export function useReload(): { readonly reload: () => void; readonly isStuck: boolean } {
  const [isStuck, setIsStuck] = useState(false)
  const reload = () => void reloadPage().then((isComing) => setIsStuck(!isComing))
  return { reload, isStuck }
}
