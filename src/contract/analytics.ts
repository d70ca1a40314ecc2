/** The IndexedDB that holds what the analytics worker leaves for its next start. It holds nothing that is not elsewhere. */
export const analyticsDatabaseName = (account: string): string => `barra-analytics-${account}`
