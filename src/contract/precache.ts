// Between the pages and the service worker, while the app is being stored on the device.

/** Held, shared, by every page that loads what somebody waits for: the service worker fetches nothing beside it. */
export const PAGE_FIRST_LOCK = 'barra-page-first'

/** Carries how much of the app is stored, in whole percent, as a number. */
export const PRECACHE_CHANNEL = 'barra-precache'

/** The type of a page's message that asks the service worker to check the stored files, and of its answers. */
export const FILES_CHECK = 'CHECK_FILES'

/** `isThorough`: contents, too. Answered at the message's port, if there is one, once what was wrong is stored again. */
export type FilesCheck = { readonly type: typeof FILES_CHECK; readonly isThorough: boolean }

/** How much of the app is stored, in whole percent; 100 only where no file is missing. */
export type StoredFiles = { readonly type: typeof FILES_CHECK; readonly storedPercent: number }

/** The type of a page's message that a running service worker answers at once, at the message's port. */
export const WAKE = 'WAKE'
