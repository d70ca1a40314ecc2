export const safetyDatabaseName = (account: string): string => `barra-safety-${account}`
