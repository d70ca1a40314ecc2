/**
 * Every limit, in one place without any parser. Rules apply while a person edits and are explained to them; stored
 * documents may be larger, because two devices within the rules are united: the server accepts any such union, and no
 * set is refused for its neighbors (docs/decisions/025-limits-are-rules-and-the-server-is-wider.md).
 */

// Rules: applied while editing.

export const MAX_NAME_LENGTH = 200
export const MAX_NOTE_LENGTH = 10_000
/** All notes of one workout or session together. */
export const MAX_NOTES_LENGTH = 60_000
export const MAX_INSTRUCTIONS_LENGTH = 5_000
export const MAX_ALIASES = 20
export const MAX_EXERCISES = 100
export const MAX_SETS_OF_EXERCISE = 100
/** Sets of all exercises of one workout or session together. */
export const MAX_SETS = 800
export const MAX_GYMS = 20
export const MAX_BARS = 30
export const MAX_PLATES = 60
export const MAX_PLATE_PAIRS = 100
export const MAX_WAVE_WEEKS = 12
/** A session a day. */
export const MAX_WEEKLY_GOAL = 7

/** In kg or lb. */
export const MAX_WEIGHT = 5_000
/** In any unit. */
export const MAX_DISTANCE = 1_000_000
export const MAX_REPS = 9_999
/** Under load, or of rest: a day. */
export const MAX_SECONDS = 86_400
export const MIN_RPE = 1
export const MAX_RPE = 10
export const MAX_REPS_IN_RESERVE = 20
export const MIN_PERCENT = 1
/** Of the one-rep maximum, or of a training maximum. */
export const MAX_PERCENT = 150
export const MAX_MISSES_BEFORE_DELOAD = 10
export const MAX_DELOAD_PERCENT = 50
/** In any unit. */
export const MAX_MEASUREMENT = 1_000
export const MIN_BODY_WEIGHT_KG = 20
export const MAX_BODY_WEIGHT_KG = 500
export const MIN_HEIGHT_CM = 50
export const MAX_HEIGHT_CM = 275
export const MAX_LIMITATIONS_LENGTH = 2_000
export const MAX_SIGN_UP_NAME_LENGTH = 100
export const MAX_PAUSED_MS = 30 * 86_400_000

// Stored: accepted by the schemas. Far above the union of two documents within the rules.

export const MAX_STORED_EXERCISES = 1_000
export const MAX_STORED_SETS_OF_EXERCISE = 1_000
export const MAX_STORED_GYMS = 200
export const MAX_ID_LENGTH = 64
export const MAX_ORDER_KEY_LENGTH = 200
export const MAX_STORED_MISSES = 100
export const MAX_TIME_ZONE_LENGTH = 64
export const MAX_CENTS = 100_000_000
export const MAX_SAVINGS_PERCENT = 100

// Sent: texts of requests, bytes of JSON, and rows.

export const MAX_URL_LENGTH = 2_000
export const MAX_EMAIL_LENGTH = 320
export const MAX_USER_ID_LENGTH = 128
export const MAX_PROVIDER_ID_LENGTH = 200
/** Generous, because a specific validation follows; anything longer is not from a person. */
export const MAX_CONTACT_FIELD_LENGTH = 20_000
export const MAX_SCHEMA_VERSION = 10_000
export const MAX_RELEASE_LENGTH = 100
export const MAX_CHECKPOINT_LENGTH = 64

/** A request's body, except for pushes and pictures. */
export const MAX_BODY_BYTES = 256 * 1024
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024
/** Values of any kind, lists and objects among them: about 2,500 sets, more than three devices' within the rules. */
export const MAX_DOCUMENT_VALUES = 70_000
/** Lists and objects inside of each other: more than any document has, and safe for recursive readers. */
export const MAX_DOCUMENT_DEPTH = 32
/** Items of one list, keys of one object: no document has longer ones. */
export const MAX_ITEMS = 1_000
/** A request's body: one row holds two versions of a document. */
export const MAX_PUSH_BYTES = 2 * MAX_DOCUMENT_BYTES + 1024 * 1024
/** Values in a request's body. `PUSH_BATCH_BYTES` of documents have about 130,000. */
export const MAX_PUSH_VALUES = 150_000
/** Different keys in a request's body. Documents have about a hundred. */
export const MAX_PUSH_KEYS = 2_000
/** Of a request's body, in which rows are three levels down: a row that is a little too deep is refused by name. */
export const MAX_PUSH_DEPTH = 2 * MAX_DOCUMENT_DEPTH
/** A person's pushes in a minute, unpacked. Ten years of training have about 15 MB. */
export const MAX_PUSH_BYTES_PER_MINUTE = 48 * 1024 * 1024
/** Rows are sent together up to this many bytes; a larger one goes alone. */
export const PUSH_BATCH_BYTES = 2 * 1024 * 1024
export const MAX_PUSH_ROWS = 200
export const MAX_PULL_ROWS = 200
/** About. A smaller page with fewer rows than requested is the last. */
export const MAX_PULL_BYTES = 4 * 1024 * 1024

// Kept on a device about merging.

/** The newest choices between two versions. */
export const MAX_MERGE_CHOICES = 50

// Ended: a process after SIGTERM.

/** For requests under way to finish. */
export const MAX_DRAIN_SECONDS = 3_600
/** For proxies to notice, while requests are still taken. */
export const MAX_DRAIN_NOTICE_SECONDS = 300
