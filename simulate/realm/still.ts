import type { SetId } from '#contract/id.ts'
import { executionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import type { Tap } from '#contract/tap.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import type { StillTicks } from '#shared/still-ticks.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import type { Database } from '#storage/documents.ts'
import { follow } from '#storage/follow.ts'
import { forgetEndedStills } from '../../src/app/still/forget-ended-stills.ts'
import { STILL_PREFIX } from '../../src/app/still/forget-stills.ts'
import { isRunning, type Occasion, readStill, writeStill } from '../../src/app/still/stills.ts'
import { type TickedSets, tickSets } from '../../src/app/still/tick-sets.ts'
import { drainTaps } from '../../src/app/still/unplaced-taps.ts'
import { oneTapSets } from '../../src/features/execution/sets/one-tap-sets.ts'

/** As the app: a screen is kept once nothing of it has changed for this long. */
const QUIET_MS = 1_000
const REST_SECONDS = 90

const occasionOf = (account: string): Occasion => ({
  account,
  build: `build ${SCHEMA_VERSION}`,
  locale: 'pt-BR',
  width: 390,
})

let shown: { readonly ticks: StillTicks; readonly ticked: TickedSets; readonly account: string } | null = null

/** Keeps the still of the running workout as its screen was last shown, without its picture. */
export function keepStills(database: Database): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopKeeping = follow(runningSessions(database), ([newest]) => {
    clearTimeout(timer)
    if (newest) timer = setTimeout(() => keep(database.account, newest), QUIET_MS)
  })
  const stopForgetting = forgetEndedStills(database)
  return () => {
    clearTimeout(timer)
    stopKeeping()
    stopForgetting()
  }
}

function keep(account: string, session: Session): void {
  const words = { saving: '', device: '' }
  const sets = oneTapSets(session, { previous: new Map(), loads: new Map() })
  writeStill(executionPath(session.id), {
    ...occasionOf(account),
    shownFrom: 0,
    shownUntil: Number.MAX_SAFE_INTEGER,
    html: '',
    styles: [],
    css: '',
    scrollY: 0,
    ticks: {
      sessionId: session.id,
      restSeconds: REST_SECONDS,
      classes: { row: '', ...words },
      sets: Object.fromEntries(sets.map(({ id, tap: { values, seen } }) => [id, { values, seen, ...words }])),
    },
  })
}

/** The page's first script shows the still of the running workout. Returns the sets that a tap on it completes. */
export async function showStill(account: string): Promise<readonly SetId[]> {
  const keys = safeLocalStorage.keys().filter((key) => key.startsWith(STILL_PREFIX))
  const path = keys.map((key) => key.slice(STILL_PREFIX.length)).find(isRunning)
  const ticks = path === undefined ? null : (readStill(path, occasionOf(account), Date.now())?.ticks ?? null)
  if (!ticks) return []
  const ticked = tickSets(ticks, account, () => undefined)
  shown = { ticks, ticked, account }
  await ticked.settled()
  // Ids of sets are the keys.
  return (Object.keys(ticks.sets) as SetId[]).filter(ticked.isOpen)
}

/**
 * A tap on the still, if it is shown; `intend` hears of it before anything is written. Resolves to whether the set is
 * shown as saved.
 */
export async function tickOnStill(setId: SetId, intend: (tap: Tap) => void): Promise<boolean> {
  if (!shown?.ticked.isOpen(setId)) return false
  const { ticks, ticked, account } = shown
  const tick = ticks.sets[setId]
  if (!tick) return false
  const { sessionId, restSeconds } = ticks
  const { values, seen } = tick
  // The app takes the time at this very moment, too.
  intend({ account, sessionId, setId, seen, values, restSeconds, completedAt: new Date().toISOString() })
  return ticked.complete(setId)
}

/** Writes the taps of this start and of earlier ones. The still stays until every set that is ticked on it is written. */
export async function leaveStill(database: Database): Promise<void> {
  const write = () => drainTaps(database).catch((cause: unknown) => console.error('writing taps', cause))
  await write()
  for (let written = 0; shown && shown.ticked.completed().length > written; ) {
    await shown.ticked.settled()
    written = shown.ticked.completed().length
    await write()
  }
  shown?.ticked.close()
  shown = null
}
