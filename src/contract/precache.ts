// Between the pages and the service worker, while the app is being stored on the device.

/** Held, shared, by every page that loads what somebody waits for: the service worker fetches nothing beside it. */
export const PAGE_FIRST_LOCK = 'barra-page-first'

/** Carries how much of the app is stored, in whole percent, as a number. */
export const PRECACHE_CHANNEL = 'barra-precache'
