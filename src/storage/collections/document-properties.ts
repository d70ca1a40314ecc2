import type { TopLevelProperty } from 'rxdb/plugins/core'
import { MAX_ID_LENGTH, MAX_ORDER_KEY_LENGTH } from '#contract/limits.ts'

/**
 * Parts of the collections' schemas. RxDB needs a schema for keys and indexes only: the contract defines the content of
 * documents. An indexed field is top-level, required and has a maxLength.
 */

/** A document's id: a UUID, a slug of the exercise library, or the id of preferences. */
export const id = { type: 'string', maxLength: MAX_ID_LENGTH } satisfies TopLevelProperty
/** '' or an instant of 24 characters. */
export const binnedAt = { type: 'string', maxLength: 24 } satisfies TopLevelProperty
export const newestFirst = { type: 'string', maxLength: 16 } satisfies TopLevelProperty
export const orderKey = { type: 'string', maxLength: MAX_ORDER_KEY_LENGTH } satisfies TopLevelProperty
export const text = { type: 'string' } satisfies TopLevelProperty
export const optionalText = { type: ['string', 'null'] } satisfies TopLevelProperty
export const number = { type: 'number' } satisfies TopLevelProperty
export const flag = { type: 'boolean' } satisfies TopLevelProperty
export const list = { type: 'array', items: {} } satisfies TopLevelProperty
export const part = { type: ['object', 'null'] } satisfies TopLevelProperty
