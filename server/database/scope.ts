/** In whose name a statement runs. The policies of `row-security.ts` read it. */
export type Scope = { readonly userId: string; readonly scope: 'person' | 'service' | 'nobody' }

export const SERVICE: Scope = { userId: '', scope: 'service' }
export const NOBODY: Scope = { userId: '', scope: 'nobody' }

export function scopeOf(userId: string): Scope {
  return userId === '' ? NOBODY : { userId, scope: 'person' }
}

/** `$1` to `$5` are `namingOf`. */
export const NAME_SCOPE = `
  SELECT
    set_config('barra.user_id', $1, $3), set_config('barra.scope', $2, $3),
    set_config('plan_cache_mode', $4, $3), set_config('enable_seqscan', $5, $3)`

type Naming = {
  /** Until the end of the transaction, instead of the session. */
  readonly isLocal: boolean
  /**
   * One plan for all values: by indexes, so that it stays good while a small table grows. Planning takes longer than
   * finding a person's rows.
   */
  readonly isPlannedOnce: boolean
}

export function namingOf({ userId, scope }: Scope, { isLocal, isPlannedOnce }: Naming): string[] {
  const planning = isPlannedOnce ? ['force_generic_plan', 'off'] : ['auto', 'on']
  return [userId, scope, String(isLocal), ...planning]
}
