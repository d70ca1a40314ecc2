import { z } from 'zod'
import { OWN_FOLDER } from '#domain/profile/avatar-path.ts'

const page = z.object({
  items: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: z.string().optional(),
})

export type BucketAccess = {
  readonly bucket: string
  /** For OAuth; it may list and delete in the bucket. */
  readonly accessToken: () => Promise<string>
  /** Replaced in tests. */
  readonly origin?: string
}

const REQUEST_LIMIT_MS = 30_000

/** Rejects if incomplete; can be called again. */
export async function eraseBucketObjects(access: BucketAccess, uid: string): Promise<void> {
  // Each round reads the first page: its objects are gone by the next one.
  for (;;) {
    const { items, nextPageToken } = page.parse(await (await ask(access, `?${listOf(uid)}`)).json())
    for (const { name } of items) await ask(access, `/${encodeURIComponent(name)}`, 'DELETE')
    if (nextPageToken === undefined) return
  }
}

function listOf(uid: string): URLSearchParams {
  return new URLSearchParams({ prefix: `${OWN_FOLDER}/${uid}/`, fields: 'items(name),nextPageToken' })
}

async function ask(access: BucketAccess, path: string, method = 'GET'): Promise<Response> {
  const { bucket, accessToken, origin = 'https://storage.googleapis.com' } = access
  const response = await fetch(`${origin}/storage/v1/b/${encodeURIComponent(bucket)}/o${path}`, {
    method,
    headers: { authorization: `Bearer ${await accessToken()}` },
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  })
  // Already deleted concurrently.
  const isGone = method === 'DELETE' && response.status === 404
  if (!response.ok && !isGone) throw new Error(`the bucket answered ${response.status} to a ${method}`)
  return response
}
