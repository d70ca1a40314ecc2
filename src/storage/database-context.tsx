import { createContext, use, useSyncExternalStore } from 'react'
import type { Database } from './documents.ts'
import type { HealthState } from './health.ts'

const DatabaseContext = createContext<Database | null>(null)

export const DatabaseProvider = DatabaseContext.Provider

/** The database of the account that is in use. Throws outside of a `DatabaseProvider`. */
export function useDatabase(): Database {
  const db = use(DatabaseContext)
  if (!db) throw new Error('useDatabase needs a <DatabaseProvider> above it')
  return db
}

/** Whether what is written still reaches the disk. */
export function useDatabaseHealth(): HealthState {
  const { health } = useDatabase()
  return useSyncExternalStore(health.subscribe, health.current, health.current)
}
