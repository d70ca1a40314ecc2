import { Problem } from '../problem.ts'

/**
 * Where a person's account stands. `deleting`: the person has deleted it and not all of it is gone yet; for everybody
 * but the deletion that is the same as `deleted`.
 */
export type AccountStatus = 'open' | 'disabled' | 'deleting' | 'deleted'

/** Throws the answer that a person of this status gets to everything. */
export function refuseClosedAccount(status: AccountStatus): void {
  switch (status) {
    case 'open':
      return
    case 'disabled':
      throw accountDisabled()
    case 'deleting':
    case 'deleted':
      throw accountDeleted()
  }
}

export function accountDeleted(): Problem {
  return new Problem(410, 'ACCOUNT_DELETED', 'This account was deleted')
}

export function accountDisabled(): Problem {
  return new Problem(403, 'ACCOUNT_DISABLED', 'This account is disabled')
}
