import { useState } from 'react'

/** Whether a section of the list is closed on this device. */
export function useCollapsed(section: string): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const key = `barra.collapsed.workouts.${section}`
  const [isCollapsed, setCollapsed] = useState(() => read(key))
  const toggle = () => {
    setCollapsed(!isCollapsed)
    write(key, !isCollapsed)
  }
  return { isCollapsed, toggle }
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function write(key: string, collapsed: boolean): void {
  try {
    if (collapsed) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Then it is open again next time.
  }
}
