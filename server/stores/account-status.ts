import { Problem } from '../problem.ts'

/** `deleting`: the deletion is incomplete; for everyone but the deletion that equals `deleted`. */
export type AccountStatus = 'open' | 'disabled' | 'deleting' | 'deleted'

/** Throws for an account that is not open. */
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

/** `uid` of a token that was refused for it. */
export function accountDisabled(uid?: string): Problem {
  return new Problem(403, 'ACCOUNT_DISABLED', 'This account is disabled', { ...(uid !== undefined && { uid }) })
}
