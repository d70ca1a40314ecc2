export const OWN_FOLDER = 'avatars'

/** `atMs` is the time of choosing, in milliseconds since 1970. */
export function avatarPath(uid: string, atMs: number, fileName: string): string {
  return `${OWN_FOLDER}/${uid}/${Math.trunc(atMs)}-${fileName}`
}

/** Null for every path other than `avatars/{uid}/{name}`, in particular for one that would escape the folder. */
export function ownerOfPath(path: string): string | null {
  const [folder, uid = '', name = '', ...deeper] = path.split('/')
  return folder === OWN_FOLDER && isPlainPart(uid) && isPlainPart(name) && deeper.length === 0 ? uid : null
}

export function pathOfDownloadUrl(url: string): string | null {
  const [, encoded] = /^https?:\/\/[^/?#]+\/v0\/b\/[^/?#]+\/o\/([^/?#]+)/.exec(url) ?? []
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** A plain path segment: no separator, no control character, no parent reference. */
function isPlainPart(part: string): boolean {
  return /^[\w.:@~+-]{1,200}$/.test(part) && !/^\.+$/.test(part)
}
