import { useSyncExternalStore } from 'react'
import { type Day, dayOf } from '#domain/session-day.ts'

/** The day it is here and now. A phone keeps the app open overnight: it is another day the next morning. */
export function useToday(): Day {
  return useSyncExternalStore(subscribeToDay, today)
}

function today(): Day {
  return dayOf(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** At midnight where the page is awake then, and otherwise when it is looked at again. */
function subscribeToDay(changed: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const wait = () => {
    const now = new Date()
    const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    midnight = setTimeout(() => {
      changed()
      wait()
    }, next.getTime() - now.getTime())
  }
  wait()
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', changed)
  }
}
