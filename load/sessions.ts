import type { Session } from '#contract/session.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { demoDocuments } from '../server/local/demo/demo-documents.ts'

/** So many sessions, of two years of the demo's training. */
export async function believableSessions(count: number): Promise<readonly Session[]> {
  const { sessions } = demoDocuments(new Date(), await loadExerciseTexts('en-US'))
  // The demo's sessions are typed by what a push needs of them.
  const all = sessions as readonly Session[]
  return Array.from({ length: count }, (_, index) => {
    const session = all[index % all.length]
    if (!session) throw new Error('the demo has no session')
    return session
  })
}
