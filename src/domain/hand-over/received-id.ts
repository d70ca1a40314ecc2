import { derivedId } from '../derived-id.ts'

/**
 * The id that something of another person's has here, the same however often and by whom it is handed over. It sorts by
 * time as the giver's does. `salt` makes another one, for a second version beside the first.
 */
export function receivedId<Id extends string>(id: Id, salt = ''): Id {
  const milliseconds = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  // A derived id names the same kind of thing.
  return derivedId(Number.isNaN(milliseconds) ? 0 : milliseconds, 'hand-over', id, salt) as Id
}
