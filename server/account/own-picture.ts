import type { PublicConfig } from '#contract/public-config.ts'
import { ownerOfPath } from '#domain/profile/avatar-path.ts'
import { Problem } from '../problem.ts'

/** Google's file host; an object store of this server has the server's host. */
const GOOGLE = 'https://firebasestorage.googleapis.com'

/** URLs omit it, tools may not. */
const USUAL_PORT = /:(80|443)$/

type Files = Pick<PublicConfig, 'firebase' | 'localObjectStore'>

/**
 * Throws 400 for anything but the person's own file in this deployment's bucket: a foreign URL would be fetched by
 * everyone who sees the picture, and reveal them to its owner.
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
