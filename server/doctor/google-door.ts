import type { Agent } from 'node:https'
import type { z } from 'zod'
import { credentialOf } from '../identity/firebase-app.ts'
import { laterThan } from './answer-to.ts'

/** Google's APIs; tests replace all of them with their own server. */
export type GoogleStandIn = { readonly origin: string; readonly agent: Agent }

export type GoogleDoor = {
  /** Null if Google has no such resource. Rejects with `Forbidden` without access. */
  ask<Answer>(host: string, path: string, shape: z.ZodType<Answer>): Promise<Answer | null>
}

export class Forbidden extends Error {}

export class CredentialsRefused extends Error {}

class UnexpectedAnswer extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Google answered ${status}`)
    this.status = status
  }
}

/** Rejects with `ServiceAccountError` for an invalid key, and with `CredentialsRefused` for a refused one. */
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
