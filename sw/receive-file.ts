import {
  FILE_NAME_HEADER,
  FILE_OWNER_HEADER,
  OWNER,
  OWNER_DATABASE,
  RECEIVED_FILE,
  RECEIVED_FILES_CACHE,
} from '#contract/device-stores.ts'
import { receivedFilePath } from '#contract/routes.ts'
import { openExisting, settled } from '#shared/existing-database.ts'

/**
 * Stores a file shared by another app for the account that is signed in, and redirects to the screen that reads it. If
 * nobody is, it is to be shared again. Nothing is sent to the server.
 */
export async function receiveFile(request: Request): Promise<Response> {
  const kept = await keepFile(request).catch(() => false)
  return Response.redirect(receivedFilePath(kept ? 'file' : 'lost'), 303)
}

/** Keeps nothing, and leads to the import. */
export function refuseFile(): Response {
  return Response.redirect(receivedFilePath('lost'), 303)
}

async function keepFile(request: Request): Promise<boolean> {
  const file = (await request.formData()).get('file')
  if (!(file instanceof File)) return false
  const owner = await ownerOfDevice()
  // Whoever signs in next need not be the person who shared it.
  if (owner === undefined) return false
  const headers = { [FILE_NAME_HEADER]: encodeURIComponent(file.name), [FILE_OWNER_HEADER]: encodeURIComponent(owner) }
  const cache = await caches.open(RECEIVED_FILES_CACHE)
  await cache.put(RECEIVED_FILE, new Response(file, { headers }))
  return true
}

/** The id of the account that is signed in, if any. */
async function ownerOfDevice(): Promise<string | undefined> {
  const database = await openExisting(OWNER_DATABASE)
  if (!database) return undefined
  try {
    const reading = database.transaction(OWNER).objectStore(OWNER).get(OWNER)
    const kept = await settled<{ readonly account: { readonly uid: string } | null } | undefined>(reading)
    return kept?.account?.uid
  } finally {
    database.close()
  }
}
