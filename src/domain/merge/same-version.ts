import { sameContent } from './canonical.ts'

type Version = { readonly id: string; readonly _deleted?: boolean }

/** Whether two versions of one document say the same. Tombstones do, whatever is left of their content. */
export function sameVersion(left: Version | undefined, right: Version | undefined): boolean {
  if (left?._deleted === true && right?._deleted === true) return left.id === right.id
  return sameContent(left, right)
}
