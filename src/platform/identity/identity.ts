import { type AnswerLimit, askProvider } from './identity-connection.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** The calls of a part of the provider. */
type Calls<Part> = {
  readonly [Name in keyof Part as Part[Name] extends (...given: never) => Promise<unknown> ? Name : never]: Part[Name]
}

/**
 * Each call is within its time limit; one that a person answers in another window has none. Every rejection is an
 * IdentityError, `offline` after the limit.
 */
export const identity = {
  ...limited<Omit<IdentityProvider, 'ready' | 'idToken' | 'social'>>((provider) => provider, {
    signIn: 'sign-in',
    signUp: 'sign-in',
    signOut: 'usual',
    wasMailRefused: 'usual',
    sendConfirmation: 'usual',
    sendPasswordReset: 'usual',
    emailOfResetCode: 'usual',
    resetPassword: 'usual',
    confirmEmail: 'usual',
    passwordPolicy: 'usual',
  }),
  account: limited(({ account }) => account, {
    reauthenticate: 'sign-in',
    changePassword: 'sign-in',
    setPassword: 'sign-in',
    changeEmail: 'sign-in',
    linkedProviders: 'usual',
    unlinkSocial: 'sign-in',
  }),
  /** Call those that open a window straight from a click. */
  social: limited((provider) => provider.social(), {
    signIn: 'none',
    redirect: 'none',
    finishRedirect: 'sign-in',
    link: 'none',
    reauthenticate: 'none',
    linkPending: 'sign-in',
    linkPendingBy: 'none',
  }),
}

function limited<Part extends object>(
  partOf: (provider: IdentityProvider) => Part | Promise<Part>,
  limits: { readonly [_ in keyof Calls<Part>]: AnswerLimit },
): Calls<Part> {
  const calls = Object.entries<AnswerLimit>(limits).map(([name, limit]) => [
    name,
    (...given: never[]) =>
      askProvider(async (provider) => {
        const part: object = await partOf(provider)
        const call: (...given: never[]) => Promise<unknown> = Reflect.get(part, name)
        return call(...given)
      }, limit),
  ])
  // The limits name every call of the part, and nothing else.
  return Object.fromEntries(calls) as Calls<Part>
}
