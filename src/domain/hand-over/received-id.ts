import { derivedFromId } from '../document/derived-id.ts'

/**
 * The id that something of another person's has here, the same however often and by whom it is handed over. It sorts by
 * time as the giver's does. `salt` makes another one, for a second version beside the first.
 */
export function receivedId<Id extends string>(id: Id, salt = ''): Id {
  // A derived id names the same kind of thing.
  return derivedFromId(id, 'hand-over', id, salt) as Id
}
