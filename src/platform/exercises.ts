import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { type ResolvedExercise, resolveExercises } from '#domain/exercise/exercise-resolve.ts'
import { buildSearchIndex, exercisesCalled, searchExercises } from '#domain/exercise/exercise-search.ts'
import type { ExerciseTexts } from '#domain/exercise-library/exercise-text.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { backoffMs } from '#domain/time/backoff.ts'
import { ownExercises } from '#storage/collections/exercises.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

const RETRY = { firstMs: 500, longestMs: 8_000 }
/** More than any library holds. */
const ALL = Number.MAX_SAFE_INTEGER

export type Exercises = {
  /** By name, hidden ones included. */
  readonly all: readonly ResolvedExercise[]
  /** Without those deleted or from a newer version of the app. */
  readonly byId: ReadonlyMap<ExerciseId, ResolvedExercise>
  /** The matches, best first, hidden ones included; all by name for an empty query. Fast enough for each keystroke. */
  readonly search: (query: string) => readonly ResolvedExercise[]
  /** No typing errors allowed; none for an empty query. */
  readonly called: (query: string) => readonly ExerciseId[]
}

/** Undefined while loading. The search index is built on first use. */
export function useExercises(): Exercises | undefined {
  const db = useDatabase()
  const documents = useLiveQuery(useMemo(() => ownExercises(db), [db]))
  const locale = useLocale()
  const texts = useExerciseTexts(locale)
  return useMemo(
    () => documents && texts && exercisesOf(resolveExercises(documents, texts, locale)),
    [documents, texts, locale],
  )
}

function exercisesOf(all: readonly ResolvedExercise[]): Exercises {
  const byId = new Map(all.map((exercise) => [exercise.id, exercise]))
  let index: ReturnType<typeof buildSearchIndex<ExerciseId>> | undefined
  const indexed = () => {
    index ??= buildSearchIndex(all)
    return index
  }
  return {
    all,
    byId,
    search: (query) => searchExercises(indexed(), query, ALL).flatMap((id) => byId.get(id) ?? []),
    called: (query) => exercisesCalled(indexed(), query),
  }
}

function useLocale(): Locale {
  const { i18n } = useTranslation()
  return LOCALES.find((locale) => locale === i18n.language) ?? 'pt-BR'
}

// Kept for the life of the page, so that a reopened screen has its texts immediately.
const loaded = new Map<Locale, ExerciseTexts>()

function useExerciseTexts(locale: Locale): ExerciseTexts | undefined {
  const [, setArrived] = useState<Locale>()
  useEffect(() => {
    if (loaded.has(locale)) return
    return loadUntilArrived(locale, () => setArrived(locale))
  }, [locale])
  return loaded.get(locale)
}

/** Retries at growing intervals. Returns a function that stops it. */
function loadUntilArrived(locale: Locale, arrived: () => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let failures = 0
  const attempt = () => {
    loadExerciseTexts(locale).then(
      (texts) => {
        loaded.set(locale, texts)
        if (!stopped) arrived()
      },
      () => {
        failures += 1
        if (!stopped) retry = setTimeout(attempt, backoffMs(failures, RETRY))
      },
    )
  }
  attempt()
  return () => {
    stopped = true
    clearTimeout(retry)
  }
}
