import { derivedFromId } from '../document/derived-id.ts'

/**
 * The local id of another person's item, equal however often and by whom it is sent. Sorts by the sender's time. `salt`
 * makes another id for a second version.
 */
export function receivedId<Id extends string>(id: Id, salt = ''): Id {
  // A derived id is of the same type.
  return derivedFromId(id, 'hand-over', id, salt) as Id
}
