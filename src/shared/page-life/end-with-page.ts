const ends = new Set<() => void>()
let isPutAside = false

/**
 * Calls `end` when the page is put aside, or at once if it has been: an answer may still arrive before the page is
 * suspended. It must act at once. Returns a function that forgets it.
 */
export function endWithPage(end: () => void): () => void {
  if (isPutAside) {
    end()
    return () => undefined
  }
  ends.add(end)
  return () => ends.delete(end)
}

/** The page begins, or is shown again: follow-leaving.ts knows when. */
export function beginPage(): void {
  isPutAside = false
}

/** The page is put aside. What began last ends first. */
export function endPage(): void {
  isPutAside = true
  for (const end of [...ends].toReversed()) end()
  ends.clear()
}
