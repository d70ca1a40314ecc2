import type { ShownTick, StoredSet } from '../sight.ts'

// The documents on this device, and the sets that the screen shows as logged.

export function ticks(): readonly ShownTick[] {
  const figure = (setId: string, field: string) =>
    document.getElementById(`field-${setId}-${field}`)?.querySelector('span')?.textContent ?? null
  return [...document.querySelectorAll('li[id^="set-"]')].flatMap((row) => {
    const tick = row.querySelector('button[aria-pressed="true"]')
    if (!tick) return []
    const setId = row.id.slice('set-'.length)
    const label = tick.getAttribute('aria-label') ?? ''
    // The page's own tick is painted before the rest of its row.
    return [{ setId, label, weight: figure(setId, 'weight'), reps: figure(setId, 'reps') }]
  })
}

const COLLECTIONS = ['sessions', 'workouts', 'exercises', 'folders', 'measurements', 'preferences']

type Session = {
  readonly id: string
  readonly name: string
  readonly _deleted?: boolean
  readonly exercises: readonly {
    readonly name: string
    readonly sets: readonly {
      readonly id: string
      readonly completedAt: string | null
      readonly weight: { readonly value: number; readonly unit: string } | null
      readonly reps: number | null
    }[]
  }[]
}

export async function sets(): Promise<readonly StoredSet[]> {
  const sessions = (await documents('sessions')) as readonly Session[]
  return sessions.flatMap(({ id: sessionId, exercises }) =>
    exercises.flatMap((exercise) =>
      exercise.sets.map(({ id, completedAt, weight, reps }) => ({
        id,
        sessionId,
        isDone: completedAt !== null,
        weight: weight?.value ?? null,
        unit: weight?.unit ?? null,
        reps,
      })),
    ),
  )
}

/** All that the app's own export is made of. */
export async function stored(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const all: Record<string, readonly unknown[]> = {}
  for (const name of COLLECTIONS) all[name] = await documents(name)
  return all
}

export async function ownWords(): Promise<readonly string[]> {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part)
  }
  collect(await stored())
  return [...found]
}

async function documents(collection: string): Promise<readonly unknown[]> {
  const { uid } = JSON.parse(localStorage.getItem('barra.account') ?? '{}') as { uid?: string }
  const name = `rxdb-dexie-barra-${uid}--0--${collection}`
  // Opening a missing one would make it.
  const known = await indexedDB.databases()
  if (!known.some((database) => database.name === name)) return []
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await settled(indexedDB.open(name))
  try {
    const rows = await settled(database.transaction('docs').objectStore('docs').getAll())
    return (rows as readonly { readonly _deleted?: unknown }[]).filter(({ _deleted }) => !isYes(_deleted))
  } finally {
    database.close()
  }
}

/** RxDB stores it as text, where it is indexed. */
function isYes(value: unknown): boolean {
  return value === true || value === '1' || value === 1
}
