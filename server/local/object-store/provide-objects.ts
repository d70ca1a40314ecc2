import { join } from 'node:path'
import type { PublicConfig } from '#contract/public-config.ts'
import type { Environment } from '../../env/variables.ts'
import { credentialOf } from '../../identity/firebase-app.ts'
import { eraseBucketObjects } from '../../objects/erase-bucket-objects.ts'
import type { Identity } from '../identity.ts'
import { type ObjectFiles, openObjectFiles } from './object-files.ts'

/** Here (`files`), in a Google bucket, or nowhere (`bucket` is null). */
export type Objects =
  | { readonly bucket: string; readonly files: ObjectFiles | null; readonly erase: EraseObjects }
  | { readonly bucket: null; readonly files: null; readonly erase: EraseObjects }

/** Rejects if incomplete; can be called again. */
export type EraseObjects = (uid: string) => Promise<void>

/** The configured bucket, or our own with our own identity provider. */
export function provideObjects(env: Environment, { projectId, isOwn }: Identity): Objects {
  const bucket = env.FIREBASE_STORAGE_BUCKET
  if (bucket !== undefined) return { bucket, files: null, erase: eraserOf(bucket, env.FIREBASE_SERVICE_ACCOUNT) }
  if (!isOwn) return { bucket: null, files: null, erase: async () => undefined }
  const own = `${projectId}.local`
  const files = openObjectFiles(join(env.DATA_DIR, 'objects'), own)
  return { bucket: own, files, erase: async (uid) => files.removeAllOf(uid) }
}

export function withObjectStore(config: PublicConfig, { bucket, files }: Objects): PublicConfig {
  if (bucket === null) return config
  return { ...config, firebase: { ...config.firebase, storageBucket: bucket }, localObjectStore: files !== null }
}

/** Credentials are only looked up for a deletion, not at startup. */
function eraserOf(bucket: string, serviceAccount: string | undefined): EraseObjects {
  return async (uid) => {
    const credential = credentialOf(serviceAccount)
    const accessToken = async () => (await credential.getAccessToken()).access_token
    await eraseBucketObjects({ bucket, accessToken }, uid)
  }
}
