import { derivedFromId } from '../document/identifier.ts'

/** Equal however often and by whom it is sent; sorts by the sender's time. `salt` makes one for a second version. */
export function receivedId<Id extends string>(id: Id, salt = ''): Id {
  // A derived id is of the same type.
  return derivedFromId(id, 'hand-over', id, salt) as Id
}
