import type { DatabaseName } from './device-registry.ts'

// Names that are needed at more than one place, and early. `device-registry.ts` lists every store.

/** Beginnings of the keys of whoever is signed in, in localStorage. */
export const SIGNED_IN_KEYS = [
  'barra.account',
  'barra.user',
  'barra.subscription',
  'barra.next-email',
  'barra.still:',
  'barra.timed-set.',
] as const
/** Beginnings of the keys of an account in a tab's session storage; its id follows. */
export const TAB_KEYS = ['barra.undo.', 'barra.draft.exercise.', 'barra.measuring.'] as const
/** In session storage. Of earlier versions, without an account. */
export const EARLIER_MEASURING = 'barra.measuring'
/** In session storage: typed by somebody who is not signed in. */
export const SIGN_UP_FORM = 'barra-sign-up'

/** The IndexedDB of the analytics worker's snapshot for its next start. All of it can be recomputed. */
export const analyticsDatabaseName = (account: string): DatabaseName => `barra-analytics-${account}`

/** The IndexedDB of sets that were checked off before the database was open. */
export const tapDatabaseName = (account: string): DatabaseName => `barra-taps-${account}`

/** The IndexedDB of what an account was told is kept on this device and is no document: unsent profile, drafts. */
export const keptDatabaseName = (account: string): DatabaseName => `barra-kept-${account}`
/** Its keys; draft and session follow. */
export const KEPT_PROFILE = 'profile'
export const KEPT_DRAFT = 'draft.'
export const KEPT_TIMED_SET = 'timed-set.'

/** The IndexedDB of the account that is signed in on this device, and of the one that ended. */
export const OWNER_DATABASE = 'barra-owner'
/** Its one store, and the key in it of `{ account }`. */
export const OWNER = 'owner'

/** Cache in which the service worker stores a file shared with the app, for the page. */
export const RECEIVED_FILES_CACHE = 'barra-received-files'
export const RECEIVED_FILE = '/received-file'
/** Percent-encoded. */
export const FILE_NAME_HEADER = 'x-file-name'
/** The id of the account that was signed in. */
export const FILE_OWNER_HEADER = 'x-file-owner'
