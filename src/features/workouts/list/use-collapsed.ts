import { useState } from 'react'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** Whether a section of the list is collapsed on this device. */
export function useCollapsed(section: string): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const key = `barra.collapsed.workouts.${section}`
  const [isCollapsed, setCollapsed] = useState(() => safeLocalStorage.read(key) !== null)
  const toggle = () => {
    setCollapsed(!isCollapsed)
    if (isCollapsed) safeLocalStorage.remove(key)
    else safeLocalStorage.write(key, '1')
  }
  return { isCollapsed, toggle }
}
