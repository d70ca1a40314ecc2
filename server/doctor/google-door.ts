import type { Agent } from 'node:https'
import type { z } from 'zod'
import { credentialOf } from '../identity/firebase-app.ts'
import { laterThan } from './answer-to.ts'

/** Google's interfaces; tests put their own server in the place of all of them. */
export type GoogleStandIn = { readonly origin: string; readonly agent: Agent }

export type GoogleDoor = {
  /** Null where Google has no such thing. Rejects with `Forbidden` where it may not be looked at. */
  ask<Answer>(host: string, path: string, shape: z.ZodType<Answer>): Promise<Answer | null>
}

/** The service account may not look at it. */
export class Forbidden extends Error {}

/** Google does not take the credentials. */
export class CredentialsRefused extends Error {}

class UnexpectedAnswer extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Google answered ${status}`)
    this.status = status
  }
}

/** Rejects with a `ServiceAccountError` for a key that is none, and with `CredentialsRefused` for one that Google does not take. */
export async function openGoogle(
  serviceAccount: string | undefined,
  limitMs: number,
  standIn?: GoogleStandIn,
): Promise<GoogleDoor> {
  const token = await accessToken(serviceAccount, standIn?.agent)
  return {
    ask: async (host, path, shape) => {
      const response = await fetch(`${standIn?.origin ?? `https://${host}`}${path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(laterThan(limitMs)),
      })
      if (response.status === 404) return null
      if (response.status === 403) throw new Forbidden()
      if (!response.ok) throw new UnexpectedAnswer(response.status)
      return shape.parse(await response.json())
    },
  }
}

async function accessToken(serviceAccount: string | undefined, agent: Agent | undefined): Promise<string> {
  const credential = credentialOf(serviceAccount, agent)
  try {
    return (await credential.getAccessToken()).access_token
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined
    if (status === 400 || status === 401 || status === 403) throw new CredentialsRefused()
    throw error
  }
}
