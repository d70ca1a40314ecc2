import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_PASSWORD_POLICY } from '#domain/profile/password-policy.ts'

/** As Identity Platform answers it for a project that asks for nothing special. */
const POLICY = JSON.stringify({
  customStrengthOptions: { minPasswordLength: DEFAULT_PASSWORD_POLICY.minLength },
  allowedNonAlphanumericCharacters: [...DEFAULT_PASSWORD_POLICY.symbols],
  enforcementState: 'OFF',
  schemaVersion: 1,
})

/**
 * Answers what a new password has to be, which the emulator does not know: it says 501, and each sign-up would leave an
 * error in the browser's console. False where something else is asked for.
 */
export function answerPasswordPolicy({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(url, 'http://localhost')
  if (method !== 'GET' || pathname !== '/identitytoolkit.googleapis.com/v2/passwordPolicy') return false
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(POLICY)
  return true
}
