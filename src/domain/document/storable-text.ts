import { isRecord } from '../is-record.ts'

/**
 * The text in a form that every store accepts: PostgreSQL takes neither NUL nor half of a surrogate pair. These become
 * the replacement character, so that the length stays and no name becomes empty.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd')
}

/**
 * The value with all texts made storable; the same object if none changed. Parts that it shares with `stored` in the
 * same place are storable, and not looked at.
 */
export function withStorableTexts<Value>(value: Value, stored?: Value): Value {
  // Only strings are replaced, by strings: the shape stays.
  return mended(value, stored) as Value
}

function mended(value: unknown, stored: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (value === stored) return value
  if (Array.isArray(value)) {
    const items: readonly unknown[] = Array.isArray(stored) ? stored : []
    const mendedItem = (item: unknown, index: number) => mended(item, items[index])
    return value.every((item, index) => item === mendedItem(item, index)) ? value : value.map(mendedItem)
  }
  if (!isRecord(value)) return value
  const members = isRecord(stored) ? stored : {}
  if (Object.keys(value).every((key) => value[key] === mended(value[key], members[key]))) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mended(member, members[key])]))
}
