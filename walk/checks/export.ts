import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { DATA_PATH } from '#contract/routes.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { storedDocuments } from '../../tooling/stored.ts'
import type { Stage } from '../stage.ts'
import type { Words } from '../words.ts'
import { differencesBetween } from './differences.ts'

const EXPORTED = z.object({
  documents: z.partialRecord(z.enum(COLLECTION_NAMES), z.array(z.looseObject({ id: z.string() }))),
})

const LOOKS = 60
const LOOK_EVERY_MS = 500

/** A page that has just been loaded takes the person's language in a moment. */
async function nameOfExport(stage: Stage, words: Words): Promise<string | undefined> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const { controls, language } = await stage.look()
    const found = controls.find(({ name }) => words.keysOf(name, language).includes('data:export.json'))
    if (found) return found.name
    await pause(LOOK_EVERY_MS)
  }
  return undefined
}

/** The file with everything holds all that the device does, once. */
export async function exportIsWhole(stage: Stage, words: Words): Promise<readonly string[]> {
  const { page, device } = stage.seat
  // A browser tells of the files of its first tab alone.
  if (page !== device.page) return []
  await page.goto(stage.server.url + DATA_PATH)
  const name = await nameOfExport(stage, words)
  if (name === undefined) return ['the file with everything is not offered']
  const button = page.getByRole('button', { name, exact: true })
  const { documents } = EXPORTED.parse(JSON.parse(await device.keptFile(() => button.click())))
  const found: string[] = []
  for (const collection of COLLECTION_NAMES) {
    const inFile = documents[collection] ?? []
    const twice = inFile.length - new Set(inFile.map(({ id }) => id)).size
    if (twice > 0) found.push(`the file with everything has ${twice} ${collection} twice`)
    found.push(...differencesBetween(collection, inFile, await storedDocuments(page, collection), 'the file is whole'))
  }
  return found
}
