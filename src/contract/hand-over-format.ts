/** What a hand-over says it is, and the newest version of it that this app reads. */
export const HAND_OVER_FORMAT = 'barra-hand-over'
export const HAND_OVER_VERSION = 1
/** More text than the largest document and a hundred own exercises need: what is larger is not read. */
export const MAX_HAND_OVER_BYTES = 2 * 1024 * 1024
