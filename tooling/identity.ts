import type { Server } from './server.ts'

type Provider = Pick<Server, 'emulatorPort'>

/** An account at the identity provider: what a device holds after signing in. */
export type SignedIn = { readonly uid: string; readonly idToken: string; readonly refreshToken: string }

/**
 * Creates an account at the server's identity provider, without a browser. The token is of a later sign-in: the
 * emulator treats one of the sign-up itself as revoked if the second changes during it.
 */
export async function signUp(server: Provider, email: string, password: string): Promise<SignedIn> {
  await ask(server, 'signUp', { email, password })
  return signIn(server, email, password)
}

/** Signs in at the server's identity provider, without a browser. */
export function signIn(server: Provider, email: string, password: string): Promise<SignedIn> {
  return ask(server, 'signInWithPassword', { email, password })
}

/** Ends the account at the server's identity provider, as an administrator does. */
export async function endAccount(server: Provider, { idToken }: Pick<SignedIn, 'idToken'>): Promise<void> {
  await ask(server, 'delete', { idToken })
}

export async function isEmailConfirmed(server: Provider, email: string, password: string): Promise<boolean> {
  const { idToken } = await signIn(server, email, password)
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { email_verified?: boolean }).email_verified === true
}

/** As `signUp`, with the mail's link opened already: the trial begins at the first contact. */
export async function signUpConfirmed(
  server: Provider,
  email: string,
  password: string,
  displayName?: string,
): Promise<SignedIn> {
  const account = { email, password, emailVerified: true, displayName }
  // 'owner' is the emulator's administrator token.
  await post(server, 'projects/demo-barra/accounts', account, { authorization: 'Bearer owner' })
  return signIn(server, email, password)
}

function ask(server: Provider, action: string, body: object): Promise<SignedIn> {
  return post(server, `accounts:${action}?key=local`, { ...body, returnSecureToken: true })
}

async function post(server: Provider, action: string, body: object, headers = {}): Promise<SignedIn> {
  const address = `http://localhost:${server.emulatorPort}/identitytoolkit.googleapis.com/v1/${action}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, string>
  if (!response.ok) throw new Error(`${action}: ${JSON.stringify(answer)}`)
  return {
    uid: answer['localId'] ?? '',
    idToken: answer['idToken'] ?? '',
    refreshToken: answer['refreshToken'] ?? '',
  }
}
