/** The IndexedDB of the analytics worker's snapshot for its next start. All of it can be recomputed. */
export const analyticsDatabaseName = (account: string): string => `barra-analytics-${account}`
