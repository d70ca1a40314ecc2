import { useEffect, useState } from 'react'
import type { AnalyticsAnswer, AnalyticsQuestion, QuestionName } from '#domain/analytics/questions.ts'
import { withResolvers } from '#shared/with-resolvers.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { AnalyticsLink } from './analytics-link.ts'

/** `isStale` while `answer` belongs to a previous question; a failed question is retried automatically. */
export type Analytics<Name extends QuestionName> = {
  readonly answer: AnalyticsAnswer<Name> | undefined
  readonly isStale: boolean
  readonly hasFailed: boolean
}

/**
 * The answer to a question such as `useAnalytics({ about: 'totals', unit })`. While it is recomputed, or the question
 * changes, the last answer stays, so that a chart does not flicker. Questions are compared by value: no memo is needed.
 */
export function useAnalytics<Question extends AnalyticsQuestion>(question: Question): Analytics<Question['about']> {
  const db = useDatabase()
  const key = JSON.stringify(question)
  const { about } = question
  const [latest, setLatest] = useState(() => knownAnswer(db, question, key))
  const [failedKey, setFailedKey] = useState<string>()
  useEffect(() => {
    // The key was made from a question above.
    const asked = JSON.parse(key) as AnalyticsQuestion
    return linkOf(db).follow(asked, {
      answered: (answer) => {
        setLatest({ db, about: asked.about, key, answer })
        setFailedKey(undefined)
      },
      failed: () => setFailedKey(key),
    })
  }, [db, key])
  const known = latest?.db === db && latest.about === about ? latest : undefined
  // The worker answers each question by its name.
  const answer = known?.answer as AnalyticsAnswer<Question['about']> | undefined
  return { answer, isStale: known?.key !== key, hasFailed: failedKey === key }
}

/** Rejects if there is none for the time being. */
export async function askAnalytics<Question extends AnalyticsQuestion>(
  db: Database,
  question: Question,
): Promise<AnalyticsAnswer<Question['about']>> {
  const link = linkOf(db)
  const answer = link.known(question) ?? (await firstAnswer(link, question))
  // The worker answers each question by its name.
  return answer as AnalyticsAnswer<Question['about']>
}

function firstAnswer(link: AnalyticsLink, question: AnalyticsQuestion): Promise<unknown> {
  const { promise, resolve, reject } = withResolvers<unknown>()
  const unfollow = link.follow(question, {
    answered: resolve,
    failed: () => reject(new Error('analytics: no answer')),
  })
  return promise.finally(unfollow)
}

type Latest = {
  readonly db: Database
  readonly about: QuestionName
  readonly key: string
  readonly answer: unknown
}

/** Renders a reopened screen completely at first. */
function knownAnswer(db: Database, question: AnalyticsQuestion, key: string): Latest | undefined {
  const answer = links.get(db)?.known(question)
  return answer === undefined ? undefined : { db, about: question.about, key, answer }
}

const links = new WeakMap<Database, AnalyticsLink>()

function linkOf(db: Database): AnalyticsLink {
  const known = links.get(db)
  if (known) return known
  const made = new AnalyticsLink(db)
  links.set(db, made)
  return made
}
