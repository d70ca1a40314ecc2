/** Who a bearer token stands for, as its issuer signed it. */
export type VerifiedIdentity = {
  readonly uid: string
  /** Milliseconds since 1970; a stream ends when its token does. */
  readonly expiresAt: number
}

/** Says who sent a request. The one implementation for production asks Firebase, tests bring their own. */
export interface TokenVerifier {
  /** Throws `InvalidToken` where the token is not good, anything else where that could not be found out. */
  verify(token: string): Promise<VerifiedIdentity>
}

export type TokenFault = 'malformed' | 'forged' | 'expired' | 'revoked' | 'disabled' | 'unknown-person'

/** The token is there and it is no good: signing in again is what helps, except for an account that is disabled. */
export class InvalidToken extends Error {
  readonly fault: TokenFault

  constructor(fault: TokenFault, options?: ErrorOptions) {
    super(`the token is ${fault}`, options)
    this.name = 'InvalidToken'
    this.fault = fault
  }
}
