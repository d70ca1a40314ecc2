import type { DatabaseName } from '#contract/device-registry.ts'

export const safetyDatabaseName = (account: string): DatabaseName => `barra-safety-${account}`
