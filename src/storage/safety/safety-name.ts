/** The name of the database of an account's imports and snapshots. */
export const safetyDatabaseName = (account: string): string => `barra-safety-${account}`
