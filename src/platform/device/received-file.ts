import { FILE_NAME_HEADER, FILE_OWNER_HEADER, RECEIVED_FILE, RECEIVED_FILES_CACHE } from '#contract/device-stores.ts'
import { looksLikeTransfer } from '#contract/transfer-format.ts'
import { createSignal } from '#shared/store.ts'
import { currentAccount } from '../account/account.ts'

let opened: File | null = null
const received = createSignal()

export function keepReceivedFile(file: File): void {
  opened = file
  received.emit()
}

export function passOnFile(file: File): void {
  opened = file
}

export async function isTransfer(file: File): Promise<boolean> {
  return looksLikeTransfer(
    await file
      .slice(0, 200)
      .text()
      .catch(() => ''),
  )
}

/** Once; null without one. */
export async function takeReceivedFile(): Promise<File | null> {
  const file = opened ?? (await takeShared().catch(() => null))
  opened = null
  return file
}

export const onReceivedFile = received.subscribe

async function takeShared(): Promise<File | null> {
  if (!(await caches.has(RECEIVED_FILES_CACHE))) return null
  const cache = await caches.open(RECEIVED_FILES_CACHE)
  const kept = await cache.match(RECEIVED_FILE)
  if (!kept) return null
  const file = new File([await kept.blob()], decodeURIComponent(kept.headers.get(FILE_NAME_HEADER) ?? ''))
  await caches.delete(RECEIVED_FILES_CACHE)
  const owner = decodeURIComponent(kept.headers.get(FILE_OWNER_HEADER) ?? '')
  return owner === currentAccount()?.uid ? file : null
}
