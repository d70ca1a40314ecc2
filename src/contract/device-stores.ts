/** The IndexedDB of the analytics worker's snapshot for its next start. All of it can be recomputed. */
export const analyticsDatabaseName = (account: string): string => `barra-analytics-${account}`

/** The IndexedDB of sets that were checked off before the database was open. */
export const tapDatabaseName = (account: string): string => `barra-taps-${account}`

/** The IndexedDB of the account that is signed in on this device. */
export const OWNER_DATABASE = 'barra-owner'

/** Cache in which the service worker stores a file shared with the app, for the page. */
export const RECEIVED_FILES_CACHE = 'barra-received-files'
export const RECEIVED_FILE = '/received-file'
/** Percent-encoded. */
export const FILE_NAME_HEADER = 'x-file-name'
