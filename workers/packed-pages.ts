import type { PullSlice } from '#contract/sync.ts'
import type { PackedVersions } from './join-masters.ts'
import type { UnpackedSlice } from './receive-slices.ts'

export type PackedPage = { readonly page: PullSlice; readonly packed: readonly PackedVersions[] }

/** Slices of one collection that follow each other as one page, which is written in one go. */
export function packedPages(slices: readonly UnpackedSlice[]): readonly PackedPage[] {
  const pages: PackedPage[] = []
  for (const one of slices) {
    const next = pageOf(one)
    const before = pages.at(-1)
    if (before?.page.collection === next.page.collection) pages.splice(-1, 1, joined(before, next))
    else pages.push(next)
  }
  return pages
}

/** The pages in groups of one transaction: each by itself, but all without documents that follow each other. */
export function writtenTogether(pages: readonly PackedPage[]): readonly (readonly PackedPage[])[] {
  const groups: PackedPage[][] = []
  for (const one of pages) {
    const before = groups.at(-1)
    if (before && [...before, one].every(({ page }) => page.documents.length === 0)) before.push(one)
    else groups.push([one])
  }
  return groups
}

function pageOf({ slice, packed }: UnpackedSlice): PackedPage {
  return { page: slice, packed: [{ ids: slice.documents.map(({ id }) => id), packed }] }
}

function joined(first: PackedPage, second: PackedPage): PackedPage {
  const { documents, remaining, total, entitlement } = first.page
  return {
    page: {
      ...second.page,
      documents: [...documents, ...second.page.documents],
      ...(remaining === undefined ? {} : { remaining: Math.max(0, remaining - second.page.documents.length) }),
      ...(total === undefined ? {} : { total }),
      ...(entitlement === undefined ? {} : { entitlement }),
    },
    packed: [...first.packed, ...second.packed],
  }
}
