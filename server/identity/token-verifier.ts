/** Who a bearer token stands for, as its issuer signed it. */
export type VerifiedIdentity = {
  readonly uid: string
  /** Milliseconds since 1970; a stream ends when its token does. */
  readonly expiresAt: number
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  /** '' where the provider knows none. */
  readonly email: string
  readonly emailVerified: boolean
  /** '' where the provider knows none. */
  readonly name: string
  /** The address of the provider's picture of the person. */
  readonly picture: string | null
  /** When the person last signed in with a password or at a provider: seconds since 1970. */
  readonly authTime: number
}

export type VerifyOptions = {
  /** Also asks the provider, with one call, whether the sign-in was revoked and the account is still there. */
  readonly checkRevoked?: boolean
}

/** Says who sent a request. The one implementation for production asks Firebase, tests bring their own. */
export interface TokenVerifier {
  /** Throws `InvalidToken` where the token is not good, anything else where that could not be found out. */
  verify(token: string, options?: VerifyOptions): Promise<VerifiedIdentity>
}

export type TokenFault = 'malformed' | 'forged' | 'expired' | 'revoked' | 'disabled' | 'unknown-person'

type InvalidTokenDetails = ErrorOptions & {
  /** Whose it is, where the token itself is genuine and only its account is gone. */
  readonly uid?: string
}

/** The token is there and it is no good: signing in again is what helps, except for an account that is disabled. */
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
