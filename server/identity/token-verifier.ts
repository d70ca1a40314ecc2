/** As signed by its issuer. */
export type VerifiedIdentity = {
  readonly uid: string
  /** Milliseconds since 1970; a stream ends with its token. */
  readonly expiresAt: number
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  /** '' if the provider has none. */
  readonly email: string
  readonly emailVerified: boolean
  /** '' if the provider has none. */
  readonly name: string
  readonly picture: string | null
  /** When the person last signed in with a password or at a provider: seconds since 1970. */
  readonly authTime: number
}

export type VerifyOptions = {
  /** Also checks with the provider, by one call, that the sign-in was not revoked and the account exists. */
  readonly checkRevoked?: boolean
}

/** Production uses Firebase, tests have their own. */
export interface TokenVerifier {
  /** Throws `InvalidToken` for an invalid token, anything else if it could not be checked. */
  verify(token: string, options?: VerifyOptions): Promise<VerifiedIdentity>
}

export type TokenFault = 'malformed' | 'forged' | 'expired' | 'revoked' | 'disabled' | 'unknown-person'

type InvalidTokenDetails = ErrorOptions & {
  /** The person of a genuine token that the provider refuses. */
  readonly uid?: string
}

/** A given but invalid token: signing in again helps, unless the account is disabled. */
export class InvalidToken extends Error {
  readonly fault: TokenFault
  readonly uid: string | undefined

  constructor(fault: TokenFault, { uid, ...options }: InvalidTokenDetails = {}) {
    super(`the token is ${fault}`, options)
    this.name = 'InvalidToken'
    this.fault = fault
    this.uid = uid
  }
}
