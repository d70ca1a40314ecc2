import { isRecord } from '../is-record.ts'
import { sameContent } from './canonical.ts'
import type { Choice } from './choice.ts'
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
  // By id, wherever it stands: a set that was moved to another exercise has not been removed.
  return choices.reduce((version, { path, kept, dropped }) => {
    const id = path.at(-1) ?? joined.id
    const isUnseen = hasFields(partWith(id, sent), kept) && (isWholeGone || partWith(id, ours) === undefined)
    return isUnseen ? (replacePart(version, id, dropped) as Document) : version
  }, joined)
}

function hasFields(part: Fields | undefined, fields: Fields): boolean {
  return (
    part !== undefined &&
    Object.entries(fields).every(([name, value]) => sameContent(fieldOf(part, name) ?? null, value))
  )
}

/** The document, or the member of a list at any depth. */
function partWith(id: string, value: unknown): Fields | undefined {
  if (isRecord(value) && fieldOf(value, 'id') === id) return value
  const inside = typeof value === 'object' && value !== null ? Object.values(value) : []
  for (const one of inside) {
    const found = partWith(id, one)
    if (found) return found
  }
  return undefined
}

function replacePart(value: unknown, id: string, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((member) => replacePart(member, id, fields))
  if (!isRecord(value)) return value
  if (fieldOf(value, 'id') === id) return { ...value, ...fields }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replacePart(one, id, fields)]))
}
