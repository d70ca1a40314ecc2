import { FILE_NAME_HEADER, RECEIVED_FILE, RECEIVED_FILES_CACHE } from '#contract/device-stores.ts'
import { receivedFilePath } from '#contract/routes.ts'

/** Stores a file shared by another app and redirects to the screen that reads it. Nothing is sent to the server. */
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
  const cache = await caches.open(RECEIVED_FILES_CACHE)
  await cache.put(RECEIVED_FILE, new Response(file, { headers: { [FILE_NAME_HEADER]: encodeURIComponent(file.name) } }))
  return true
}
