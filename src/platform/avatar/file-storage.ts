import { idToken } from '../identity/identity-session.ts'
import { publicConfig } from '../server/public-config.ts'
import { FileStorageError, readFileStorageError } from './file-storage-error.ts'
import type { FileStorage, UploadOptions } from './firebase-storage.ts'

let storage: Promise<FileStorage> | undefined

/**
 * Stores a file of the signed-in person and gives the address that it can be read from. Rejects with a FileStorageError,
 * or with what `idToken` does.
 */
export function uploadFile(path: string, file: Blob, options: UploadOptions): Promise<string> {
  return asPerson((it) => it.upload(path, file, options))
}

/** Removes a file of the signed-in person; one that is not there is no error. Rejects as `uploadFile`. */
export function removeFile(path: string): Promise<void> {
  return asPerson((it) => it.remove(path))
}

/** Whether this deployment keeps files at all. */
export async function canStoreFiles(): Promise<boolean> {
  return (await publicConfig()).firebase.storageBucket !== undefined
}

/** With a token that the provider takes for good; where the storage does not, once more with a new one. */
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

/** Firebase Storage is a chunk of its own, and is started once. What could not be loaded is tried again the next time. */
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
