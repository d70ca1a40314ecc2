import { FILE_NAME_HEADER, RECEIVED_FILE, RECEIVED_FILES_CACHE } from '#contract/received-file.ts'

let opened: File | null = null
const listeners = new Set<() => void>()

/** Keeps a file that the app was opened with until a screen takes it. */
export function keepReceivedFile(file: File): void {
  opened = file
  for (const listener of listeners) listener()
}

/** The file that the app was opened with or that was shared with it, handed over once; null where there is none. */
export async function takeReceivedFile(): Promise<File | null> {
  const file = opened ?? (await takeShared().catch(() => null))
  opened = null
  return file
}

/** Calls back when another file comes, until the returned function is called. */
export function onReceivedFile(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function takeShared(): Promise<File | null> {
  if (!(await caches.has(RECEIVED_FILES_CACHE))) return null
  const cache = await caches.open(RECEIVED_FILES_CACHE)
  const kept = await cache.match(RECEIVED_FILE)
  if (!kept) return null
  const file = new File([await kept.blob()], decodeURIComponent(kept.headers.get(FILE_NAME_HEADER) ?? ''))
  await caches.delete(RECEIVED_FILES_CACHE)
  return file
}
