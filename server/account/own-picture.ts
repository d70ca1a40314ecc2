import type { PublicConfig } from '#contract/public-config.ts'
import { ownerOfPath } from '#domain/profile/avatar-file.ts'
import { Problem } from '../problem.ts'

/** Google's own address of files; an object store of this server has the address of the server. */
const GOOGLE = 'https://firebasestorage.googleapis.com'

/** Addresses leave it out, tools may not. */
const USUAL_PORT = /:(80|443)$/

type Files = Pick<PublicConfig, 'firebase' | 'localObjectStore'>

/**
 * Throws 400 for a picture that is not a file of the person in the bucket of this deployment. An address of elsewhere
 * would be fetched by whoever sees the picture, and would tell its owner who they are. `host` is where the request went.
 */
export function refuseForeignPicture(address: string, uid: string, host: string, files: Files): void {
  const { origin, pathname, host: from } = new URL(address)
  const isOurs = files.localObjectStore ? from === host.replace(USUAL_PORT, '') : origin === GOOGLE
  if (isOurs && ownerOfFile(pathname, files.firebase.storageBucket) === uid) return
  throw new Problem(400, 'BAD_REQUEST', 'The picture is not one of yours', {
    issues: [{ path: 'profileImageUrl', message: 'not a file of this person' }],
  })
}

function ownerOfFile(pathname: string, bucket: string | undefined): string | null {
  const folder = `/v0/b/${bucket}/o/`
  if (bucket === undefined || !pathname.startsWith(folder)) return null
  try {
    return ownerOfPath(decodeURIComponent(pathname.slice(folder.length)))
  } catch {
    return null
  }
}
