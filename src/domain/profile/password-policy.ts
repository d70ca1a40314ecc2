/** The identity provider's password rules. Lengths are in UTF-16 units, as it counts. */
export type PasswordPolicy = {
  readonly minLength: number
  /** Null without an upper limit. */
  readonly maxLength: number | null
  readonly lowerCase: boolean
  readonly upperCase: boolean
  readonly digit: boolean
  readonly symbol: boolean
  readonly symbols: string
}

export type PasswordNeed = 'length' | 'shorter' | 'lower-case' | 'upper-case' | 'digit' | 'symbol'

/** Used if the provider does not report a policy. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: 6,
  maxLength: null,
  lowerCase: false,
  upperCase: false,
  digit: false,
  symbol: false,
  symbols: '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- ',
}

/** The rules that a password does not meet yet, in display order; empty for a valid one. */
export function unmetNeeds(policy: PasswordPolicy, password: string): readonly PasswordNeed[] {
  const rules: readonly (readonly [PasswordNeed, boolean])[] = [
    ['length', password.length >= policy.minLength],
    ['shorter', policy.maxLength === null || password.length <= policy.maxLength],
    ['lower-case', !policy.lowerCase || /[a-z]/.test(password)],
    ['upper-case', !policy.upperCase || /[A-Z]/.test(password)],
    ['digit', !policy.digit || /[0-9]/.test(password)],
    ['symbol', !policy.symbol || [...password].some((character) => policy.symbols.includes(character))],
  ]
  return rules.filter(([, met]) => !met).map(([need]) => need)
}
