import { type FirebaseApp, getApp } from 'firebase/app'
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage'
import type { PublicConfig } from '#contract/public-config.ts'
import { FileStorageError, readFileStorageError } from './file-storage-error.ts'

export type UploadOptions = {
  readonly signal: AbortSignal
  /** The sent share, from 0 to 1. A small file is sent in one piece. */
  readonly onProgress: (fraction: number) => void
}

/** Every call rejects with a FileStorageError. */
export type FileStorage = {
  /** Returns the download URL. */
  readonly upload: (path: string, file: Blob, options: UploadOptions) => Promise<string>
  /** A missing file is no error. */
  readonly remove: (path: string) => Promise<void>
}

// The client's retry delay doubles each time, up to 64 s plus a random part of a second.
const MAX_OPERATION_RETRY_MS = 120_000
const MAX_UPLOAD_RETRY_MS = 600_000
const HTTP_PORT = 80
/** A file never changes at its path, so it can be cached. */
const CACHING = 'private, max-age=31536000, immutable'

/** `host` is this page's, such as `localhost:3000`. */
export async function connectFirebaseStorage(
  config: PublicConfig,
  host: string,
  app: FirebaseApp = getApp(),
): Promise<FileStorage> {
  const bucket = config.firebase.storageBucket
  if (bucket === undefined) throw new FileStorageError('not-set-up', 'storage/no-default-bucket')
  if (config.appCheckSiteKey !== undefined) {
    const { proveApp } = await import('./app-check.ts')
    proveApp(app, config.appCheckSiteKey)
  }
  const storage = getStorage(app, `gs://${bucket}`)
  storage.maxOperationRetryTime = MAX_OPERATION_RETRY_MS
  storage.maxUploadRetryTime = MAX_UPLOAD_RETRY_MS
  if (config.localObjectStore) {
    const { hostname, port } = new URL(`http://${host}`)
    connectStorageEmulator(storage, hostname, Number(port || HTTP_PORT))
  }
  return {
    upload: (path, file, options) => told(() => upload(storage, path, file, options)),
    remove: (path) => told(() => removeObject(storage, path)),
  }
}

async function upload(storage: FirebaseStorage, path: string, file: Blob, options: UploadOptions): Promise<string> {
  const { signal, onProgress } = options
  if (signal.aborted) throw new FileStorageError('cancelled')
  const target = ref(storage, path)
  const task = uploadBytesResumable(target, file, { contentType: file.type, cacheControl: CACHING })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop, { once: true })
  // The client limits its retries, not a hanging request.
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    task.cancel()
  }, MAX_UPLOAD_RETRY_MS)
  try {
    await follow(task, onProgress)
    return await Promise.race([getDownloadURL(target), cancelledBy(signal)])
  } catch (cause) {
    throw isLate ? new FileStorageError('unreachable', 'storage/retry-limit-exceeded') : cause
  } finally {
    clearTimeout(limit)
    signal.removeEventListener('abort', stop)
  }
}

/** Rejects on abort. The client itself keeps retrying. */
function cancelledBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const cancel = () => reject(new FileStorageError('cancelled'))
    if (signal.aborted) cancel()
    else signal.addEventListener('abort', cancel, { once: true })
  })
}

async function follow(task: UploadTask, onProgress: (fraction: number) => void): Promise<void> {
  const unfollow = task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    if (totalBytes > 0) onProgress(bytesTransferred / totalBytes)
  })
  try {
    await task
  } finally {
    unfollow()
  }
}

async function removeObject(storage: FirebaseStorage, path: string): Promise<void> {
  try {
    await deleteObject(ref(storage, path))
  } catch (cause) {
    if (readFileStorageError(cause).kind !== 'gone') throw cause
  }
}

async function told<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (cause) {
    throw readFileStorageError(cause)
  }
}
