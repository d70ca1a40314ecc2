/**
 * A minimal list that still fails: removes first halves, then ever smaller parts, until no single item can be removed.
 * Source: Zeller, Hildebrandt, Simplifying and Isolating Failure-Inducing Input (2002).
 */
export async function shrink<Item>(
  items: readonly Item[],
  stillFails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let kept = items
  let pieces = 2
  while (kept.length >= 2) {
    const size = Math.ceil(kept.length / pieces)
    const without = await firstFailing(kept, size, stillFails)
    if (without) {
      kept = without
      pieces = Math.max(2, pieces - 1)
    } else if (size === 1) break
    else pieces = Math.min(kept.length, pieces * 2)
  }
  return kept
}

async function firstFailing<Item>(
  items: readonly Item[],
  size: number,
  stillFails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[] | undefined> {
  // From the end: items after the fault are not needed.
  for (let from = Math.floor((items.length - 1) / size) * size; from >= 0; from -= size) {
    const without = items.toSpliced(from, size)
    if (await stillFails(without)) return without
  }
  return undefined
}
