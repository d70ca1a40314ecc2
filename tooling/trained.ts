import type { Locale } from '#contract/preferences.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import { demoDocuments } from '../server/local/demo/demo-documents.ts'
import { inDemoLanguage } from '../server/local/demo/demo-words.ts'
import { push } from './api.ts'
import type { SignedIn } from './identity.ts'
import type { Server } from './server.ts'

const DAYS = 120

/** Gives a person the demo lifter's last months up to a day, in their language: the same for the same day. */
export async function train(server: Server, person: SignedIn, todayMs: number, locale: Locale): Promise<void> {
  const documents = inDemoLanguage(demoDocuments(new Date(todayMs), await loadExerciseTexts(locale)), locale)
  const since = new Date(todayMs - DAYS * DAY_MS).toISOString()
  for (const collection of COLLECTION_NAMES) {
    const recent = documents[collection].filter((document) => dayOf(document) >= since)
    await push(server, person, collection, recent)
  }
}

/** Past every day for what is of no day. */
function dayOf(document: object): string {
  if ('startedAt' in document) return String(document.startedAt)
  return 'measuredAt' in document ? String(document.measuredAt) : '~'
}
