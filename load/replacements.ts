import { ask, type Door } from './device.ts'
import { type Build, type Instance, startInstance } from './instances.ts'

const ASK_EVERY_MS = 100

/** One of the servers of a run, whichever process is it at the moment. */
export type Place = {
  instance: Instance
  /** Of each device, in the order of the people. */
  readonly doors: readonly Door[]
}

export type Replacement = {
  readonly build: Build
  readonly exitCode: number | null
  readonly endedMs: number
  readonly startedMs: number
}

/** Asks as a proxy does, and sends no further request to a server that is not ready. Returns how to stop. */
export function watchReadiness(places: readonly Place[]): () => Promise<void> {
  const end = new AbortController()
  const watches = places.map(async ({ doors }) => {
    while (!end.signal.aborted) {
      const isReady = await Promise.resolve(doors[0] && ask(doors[0], 'GET', '/api/ready')).then(
        (answer) => answer?.status === 200,
        () => false,
      )
      for (const door of doors) door.isOut = !isReady
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    }
  })
  return async () => {
    end.abort()
    await Promise.all(watches)
  }
}

/** One after the other to the next build, then one after the other back, each when the one before is ready again. */
export async function upgradeAndRollBack(
  places: readonly Place[],
  databaseUrl: string,
  uids: readonly string[],
): Promise<readonly Replacement[]> {
  const replacements: Replacement[] = []
  for (const build of ['next', 'this'] as const) {
    for (const place of places) replacements.push(await replace(place, databaseUrl, uids, build))
  }
  return replacements
}

async function replace(place: Place, databaseUrl: string, uids: readonly string[], build: Build): Promise<Replacement> {
  const began = performance.now()
  const exitCode = await place.instance.end()
  const ended = performance.now()
  place.instance = await startInstance({ databaseUrl, build })
  const tokens = await place.instance.tokensOf(uids)
  for (const [index, door] of place.doors.entries()) {
    door.token = tokens[index] ?? ''
    door.port = place.instance.port
  }
  while (place.doors[0]?.isOut === true) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  return { build, exitCode, endedMs: ended - began, startedMs: performance.now() - ended }
}

/** The people whose last answered change the servers do not hold. */
export async function lost(doors: readonly Door[], notes: readonly (string | undefined)[]): Promise<readonly number[]> {
  const found = await Promise.all(
    doors.map(async (door) => {
      const { text } = await ask(door, 'GET', '/api/sync/pull?collection=sessions&limit=200')
      const { data } = JSON.parse(text) as { data: { documents: readonly { readonly note?: string }[] } }
      return data.documents.map(({ note }) => note)
    }),
  )
  return notes.flatMap((note, index) => (note !== undefined && !found[index]?.includes(note) ? [index] : []))
}
