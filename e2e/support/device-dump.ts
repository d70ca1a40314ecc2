import type { Page } from '@playwright/test'

/** One place of the device, by kind and name, and everything that is in it as text. */
type Kept = { readonly place: string; readonly text: string }

/**
 * The places that hold one of the words, in their name or their content, such as `local barra.account`: of both storages,
 * every record of every database with its key, the answers in every cache, the files of the origin, the cookies, and what
 * is on the screen.
 */
export async function placesWith(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).filter(({ name, value }) =>
    words.some((word) => name.includes(word) || value.includes(word)),
  )
  const found = [...cookies.map(({ name }) => `cookie ${name}`), ...(await page.evaluate(placesInPage, words))]
  return [...new Set(found)].toSorted()
}

/** Runs in the page, so it can use nothing from outside. The app itself is kept, too: megabytes that stay there. */
async function placesInPage(words: readonly string[]): Promise<string[]> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  const textOfBytes = (bytes: BufferSource) => new TextDecoder().decode(bytes)

  /** Blobs and bytes count by their content, wherever they are in a record. */
  async function textOf(value: unknown): Promise<string> {
    if (value instanceof Blob) return `${value.type} ${await value.text()}`
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return textOfBytes(value as BufferSource)
    if (value instanceof Map || value instanceof Set) return textOf([...value])
    if (typeof value !== 'object' || value === null) return String(value)
    const parts = await Promise.all(Object.entries(value).map(async ([name, part]) => `${name}: ${await textOf(part)}`))
    return parts.join('\n')
  }

  async function databases(): Promise<Kept[]> {
    const kept: Kept[] = []
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const opening = indexedDB.open(name)
      // It went in the meantime: nothing may come of looking for it.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const database = await settled(opening).catch(() => null)
      if (!database) continue
      kept.push({ place: `database ${name}`, text: '' })
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([settled(objects.getAllKeys()), settled(objects.getAll())])
        kept.push({ place: `database ${name} ${store}`, text: await textOf([keys, values]) })
      }
      database.close()
    }
    return kept
  }

  async function cached(): Promise<Kept[]> {
    const kept: Kept[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const headers = JSON.stringify([...(response?.headers ?? [])])
        kept.push({ place: `cache ${name}`, text: `${request.url} ${headers} ${await response?.text()}` })
      }
    }
    return kept
  }

  async function files(folder: FileSystemDirectoryHandle, path = ''): Promise<Kept[]> {
    const kept: Kept[] = []
    for await (const [name, handle] of folder) {
      const place = `${path}/${name}`
      if (handle.kind === 'directory') kept.push(...(await files(handle as FileSystemDirectoryHandle, place)))
      else kept.push({ place: `file ${place}`, text: await (await (handle as FileSystemFileHandle).getFile()).text() })
    }
    return kept
  }

  const storage = (kind: string, texts: Storage) =>
    Object.entries(texts).map(([name, text]) => ({ place: `${kind} ${name}`, text: String(text) }))

  const kept: Kept[] = [
    ...storage('local', localStorage),
    ...storage('session', sessionStorage),
    ...(await databases()),
    ...(await cached()),
    ...(await files(await navigator.storage.getDirectory())),
    { place: 'screen', text: document.documentElement.outerHTML },
  ]
  return kept.flatMap(({ place, text }) =>
    words.some((word) => place.includes(word) || text.includes(word)) ? [place] : [],
  )
}
