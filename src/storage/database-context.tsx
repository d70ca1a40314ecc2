import { createContext, use } from 'react'
import { useStore } from '#shared/use-store.ts'
import type { Database } from './documents.ts'
import type { HealthState } from './health.ts'

const DatabaseContext = createContext<Database | null>(null)

export const DatabaseProvider = DatabaseContext.Provider

/** The current account's database. Throws outside of a `DatabaseProvider`. */
export function useDatabase(): Database {
  const db = use(DatabaseContext)
  if (!db) throw new Error('useDatabase needs a <DatabaseProvider> above it')
  return db
}

export function useDatabaseHealth(): HealthState {
  return useStore(useDatabase().health)
}
