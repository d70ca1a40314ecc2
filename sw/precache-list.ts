/** A file of the app: its path, the first 8 characters of its SHA-256 in base64url, and its size in bytes. */
export type PrecachedFile = readonly [path: string, hash: string, bytes: number]

/** The files of the app as the build writes them into the service worker. */
export type PrecacheList = {
  /** The files of the first screens, in order of need. Fetched singly: a page that asks for one of them gets the same copy. */
  readonly first: readonly PrecachedFile[]
  /** Everything else, end to end in one file of the build. */
  readonly bundle: { readonly path: string; readonly files: readonly PrecachedFile[] }
}

/** All files of a list. */
export function filesOf({ first, bundle }: PrecacheList): readonly PrecachedFile[] {
  return [...first, ...bundle.files]
}

export function sizeOf(files: readonly PrecachedFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0)
}

export function largestFirst(files: readonly PrecachedFile[]): readonly PrecachedFile[] {
  return files.toSorted(([, , bytes], [, , others]) => others - bytes)
}
