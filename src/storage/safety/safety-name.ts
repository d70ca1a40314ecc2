/** The database of an account's imports and snapshots, beside its documents. */
export const safetyDatabaseName = (account: string): string => `barra-safety-${account}`
