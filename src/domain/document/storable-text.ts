import { isRecord } from '../is-record.ts'

/**
 * The text in a form that every store accepts: PostgreSQL takes neither NUL nor half of a surrogate pair. These become
 * the replacement character, so that the length stays and no name becomes empty.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd')
}

/** The value with all texts made storable; the same object if none changed. */
export function withStorableTexts<Value>(value: Value): Value {
  // Only strings are replaced, by strings: the shape stays.
  return mended(value) as Value
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.every((item) => item === mended(item)) ? value : value.map(mended)
  if (!isRecord(value)) return value
  if (Object.keys(value).every((key) => value[key] === mended(value[key]))) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mended(member)]))
}
