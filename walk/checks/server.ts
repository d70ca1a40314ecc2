import { setTimeout as pause } from 'node:timers/promises'
import { DASHBOARD_PATH, isAuthPath } from '#contract/routes.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { pullAll } from '../../tooling/api.ts'
import { PASSWORD } from '../../tooling/credentials.ts'
import { signIn } from '../../tooling/identity.ts'
import { type StoredDocument, storedDocuments } from '../../tooling/stored.ts'
import type { Sight } from '../sight.ts'
import type { Stage } from '../stage.ts'
import type { Words } from '../words.ts'
import { differencesBetween } from './differences.ts'
import { exportIsWhole } from './export.ts'

/** If the device says that it is in step with the server, both have the same. */
export async function syncedIsTrue(stage: Stage, sight: Sight, words: Words): Promise<readonly string[]> {
  if (!saysSynced(sight, words) || !stage.isOnline) return []
  const differences = await differencesOf(stage)
  // The device may have gone on between the two looks.
  if (differences.length === 0 || !saysSynced(await stage.look(), words)) return []
  return differencesOf(stage)
}

const SAYS = 'it says synced'
const LOOKS = 120
const LOOK_EVERY_MS = 500

/** With a server again, each of the browsers gets in step with it by itself. */
export async function comeToRest(stage: Stage, words: Words): Promise<readonly string[]> {
  if (!stage.isOnline) await stage.server.restart()
  stage.isOnline = true
  const found: string[] = []
  for (const seat of stage.seats) {
    stage.takeSeat(seat)
    found.push(...(await comesToRest(stage, words)))
  }
  return found
}

async function comesToRest(stage: Stage, words: Words): Promise<readonly string[]> {
  await stage.page.goto(stage.server.url + DASHBOARD_PATH)
  await stage.rest()
  // Signed out, nothing is kept here.
  if (isAuthPath((await stage.look()).path)) return []
  for (let looks = 0; looks < LOOKS; looks++) {
    if (saysSynced(await stage.look(), words))
      return [...(await differencesOf(stage)), ...(await exportIsWhole(stage, words))]
    await pause(LOOK_EVERY_MS)
  }
  return ['it does not get in step with the server']
}

function saysSynced({ controls, language }: Sight, words: Words): boolean {
  return controls.some(({ role, name }) => role === 'link' && words.keysOf(name, language).includes('app:sync.synced'))
}

async function differencesOf({ server, seat, page }: Stage): Promise<readonly string[]> {
  const { idToken } = await signIn(server, seat.person.email, PASSWORD)
  const found: string[] = []
  for (const collection of COLLECTION_NAMES) {
    // The server gives back what was pushed to it.
    const there = (await pullAll(server, { idToken }, collection)) as readonly StoredDocument[]
    found.push(...differencesBetween(collection, there, await storedDocuments(page, collection), SAYS))
  }
  return found
}
