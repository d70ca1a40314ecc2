import { isRecord } from '../is-record.ts'
import { sameContent } from './canonical.ts'
import type { Choice } from './choice.ts'
import { isKeyedList } from './keyed-list.ts'
import type { Mergeable } from './removal.ts'
import { type Fields, fieldOf } from './units.ts'

/**
 * `joined`, of the server's version and one that was sent, as later changes of this device have to meet it: nobody has
 * removed what they never saw. Where `joined` took what was sent, and `ours` has removed that since, it has the
 * server's values again, which then stay against the removal.
 */
export function withUnseen<Document extends Mergeable>(
  joined: Document,
  choices: readonly Choice[],
  { sent, ours }: { readonly sent: Document; readonly ours: Document },
): Document {
  const isWholeGone = ours._deleted === true || (ours.binnedAt !== '' && sent.binnedAt === '')
  const unseen = choices.filter(
    ({ path, kept }) => hasFields(at(sent, path), kept) && (isWholeGone || at(ours, path) === undefined),
  )
  return unseen.reduce<unknown>((version, { path, dropped }) => replaceAt(version, path, dropped), joined) as Document
}

function hasFields(value: unknown, fields: Fields): boolean {
  return (
    isRecord(value) && Object.entries(fields).every(([name, field]) => sameContent(fieldOf(value, name) ?? null, field))
  )
}

/** A path alternates the names of fields and the ids of members. */
function at(value: unknown, [next, ...deeper]: readonly string[]): unknown {
  if (next === undefined) return value
  if (isKeyedList(value))
    return at(
      value.find(({ id }) => id === next),
      deeper,
    )
  return isRecord(value) ? at(value[next], deeper) : undefined
}

function replaceAt(value: unknown, [next, ...deeper]: readonly string[], fields: Fields): unknown {
  if (next === undefined) return isRecord(value) ? { ...value, ...fields } : value
  if (isKeyedList(value))
    return value.map((member) => (member.id === next ? replaceAt(member, deeper, fields) : member))
  return isRecord(value) ? { ...value, [next]: replaceAt(value[next], deeper, fields) } : value
}
