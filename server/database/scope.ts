/** In whose name a statement runs. The policies of `row-security.ts` read it. */
export type Scope = { readonly userId: string; readonly scope: 'person' | 'service' | 'nobody' }

export const SERVICE: Scope = { userId: '', scope: 'service' }
export const NOBODY: Scope = { userId: '', scope: 'nobody' }

export function scopeOf(userId: string): Scope {
  return userId === '' ? NOBODY : { userId, scope: 'person' }
}

/** Until the end of the transaction if `$3` is true, of the session if not. */
export const NAME_SCOPE = "SELECT set_config('barra.user_id', $1, $3), set_config('barra.scope', $2, $3)"
