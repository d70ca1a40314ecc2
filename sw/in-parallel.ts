const AT_ONCE = 6

/** Does the work for every item, a few at a time, as a browser opens connections. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const item of rest) await work(item)
  })
  await Promise.all(workers)
}
