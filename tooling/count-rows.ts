type Reads = 'get' | 'getAll' | 'openCursor'
type Readable = { readonly prototype: Record<Reads, (...args: unknown[]) => IDBRequest> }

const READS: readonly Reads[] = ['get', 'getAll', 'openCursor']

/** How many rows IndexedDB hands over, with their content, while the action runs. */
export async function rowsRead(action: () => Promise<unknown>): Promise<number> {
  let rows = 0
  const count = (result: unknown) => {
    rows += Array.isArray(result) ? result.length : result ? 1 : 0
  }
  // Both have the three methods, with parameters that do not matter here.
  const restore = ([IDBObjectStore, IDBIndex] as unknown as Readable[]).map((kind) => watch(kind, count))
  try {
    await action()
  } finally {
    for (const put of restore) put()
  }
  return rows
}

function watch({ prototype }: Readable, count: (result: unknown) => void): () => void {
  const originals = READS.map((name) => [name, prototype[name]] as const)
  for (const [name, original] of originals) {
    prototype[name] = function (this: unknown, ...args: unknown[]) {
      const request = original.apply(this, args)
      // A cursor succeeds once for each row, and once more with null at its end.
      request.addEventListener('success', () => count(request.result))
      return request
    }
  }
  return () => {
    for (const [name, original] of originals) prototype[name] = original
  }
}
