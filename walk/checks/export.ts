import { z } from 'zod'
import { DATA_PATH } from '#contract/routes.ts'
import { COLLECTION_NAMES, LOCALES } from '#contract/vocabulary.ts'
import { storedDocuments } from '../../tooling/stored.ts'
import { wordsIn } from '../../tooling/words.ts'
import type { Stage } from '../stage.ts'
import { differencesBetween } from './differences.ts'

const EXPORTED = z.object({
  documents: z.partialRecord(z.enum(COLLECTION_NAMES), z.array(z.looseObject({ id: z.string() }))),
})

/** The file with everything holds all that the device does, once. */
export async function exportIsWhole(stage: Stage): Promise<readonly string[]> {
  const { page, device } = stage.seat
  // A browser tells of the files of its first tab alone.
  if (page !== device.page) return []
  await page.goto(stage.server.url + DATA_PATH)
  await stage.rest()
  const { language } = await stage.look()
  const say = await wordsIn(LOCALES.find((one) => one === language) ?? 'en-US')
  const button = page.getByRole('button', { name: say('data:export.json'), exact: true })
  await button.waitFor()
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
