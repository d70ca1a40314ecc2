import { idToken } from '../identity/identity-session.ts'
import { publicConfig } from '../server/public-config.ts'
import { FileStorageError, readFileStorageError } from './file-storage-error.ts'
import type { FileStorage, UploadOptions } from './firebase-storage.ts'

let storage: Promise<FileStorage> | undefined

/** Returns the download URL. Rejects with a FileStorageError, or like `idToken`. */
export function uploadFile(path: string, file: Blob, options: UploadOptions): Promise<string> {
  return asPerson((it) => it.upload(path, file, options))
}

/** A missing file is no error. Rejects like `uploadFile`. */
export function removeFile(path: string): Promise<void> {
  return asPerson((it) => it.remove(path))
}

export async function canStoreFiles(): Promise<boolean> {
  return (await publicConfig()).firebase.storageBucket !== undefined
}

/** Acts with the current token; if the storage refuses it, retries once with a new one. */
async function asPerson<Result>(act: (storage: FileStorage) => Promise<Result>): Promise<Result> {
  await idToken()
  const files = await loadStorage()
  try {
    return await act(files)
  } catch (cause) {
    if (readFileStorageError(cause).kind !== 'sign-in-again') throw cause
    await idToken(true)
    return act(files)
  }
}

/** A separate chunk. A failed load is retried the next time. */
function loadStorage(): Promise<FileStorage> {
  storage ??= connect().catch((cause: unknown) => {
    storage = undefined
    throw cause
  })
  return storage
}

async function connect(): Promise<FileStorage> {
  const unreachable = (cause: unknown) => Promise.reject(new FileStorageError('unreachable', String(cause)))
  const loading = import('./firebase-storage.ts').catch(unreachable)
  const [{ connectFirebaseStorage }, config] = await Promise.all([loading, publicConfig().catch(unreachable)])
  return connectFirebaseStorage(config, location.host)
}
