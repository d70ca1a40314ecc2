import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { type ResolvedExercise, resolveExercises } from '#domain/exercise/exercise-resolve.ts'
import { type ExerciseLibrary, loadExerciseLibrary } from '#domain/exercise-library/load-exercise-library.ts'
import { backoffMs } from '#domain/time/backoff.ts'
import { untilPagesHaveLoaded } from '#platform/updates/page-first.ts'
import { ownExercises } from '#storage/collections/exercises.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

const RETRY = { firstMs: 500, longestMs: 8_000 }

export type Exercises = {
  /** By name, hidden ones included. */
  readonly all: readonly ResolvedExercise[]
  /** Without those deleted or from a newer version of the app. */
  readonly byId: ReadonlyMap<ExerciseId, ResolvedExercise>
}

/** Undefined while loading. */
export function useExercises(): Exercises | undefined {
  const db = useDatabase()
  const documents = useLiveQuery(useMemo(() => ownExercises(db), [db]))
  const locale = useLocale()
  const library = useExerciseLibrary(locale)
  return useMemo(
    () => documents && library && exercisesOf(resolveExercises(documents, library, locale)),
    [documents, library, locale],
  )
}

function exercisesOf(all: readonly ResolvedExercise[]): Exercises {
  return { all, byId: new Map(all.map((exercise) => [exercise.id, exercise])) }
}

function useLocale(): Locale {
  const { i18n } = useTranslation()
  return LOCALES.find((locale) => locale === i18n.language) ?? 'pt-BR'
}

// Kept for the life of the page, so that a reopened screen has its exercises immediately.
const loaded = new Map<Locale, ExerciseLibrary>()

function useExerciseLibrary(locale: Locale): ExerciseLibrary | undefined {
  const [, setArrived] = useState<Locale>()
  useEffect(() => {
    if (loaded.has(locale)) return
    return loadUntilArrived(locale, () => setArrived(locale))
  }, [locale])
  return loaded.get(locale)
}

/**
 * Retries at growing intervals. On a first visit the screens come first: what has names is fetched after them. Returns a
 * function that stops it.
 */
function loadUntilArrived(locale: Locale, arrived: () => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let failures = 0
  const attempt = () => {
    loadExerciseLibrary(locale).then(
      (library) => {
        loaded.set(locale, library)
        if (!stopped) arrived()
      },
      () => {
        failures += 1
        if (!stopped) retry = setTimeout(attempt, backoffMs(failures, RETRY))
      },
    )
  }
  void untilPagesHaveLoaded().then(() => stopped || attempt())
  return () => {
    stopped = true
    clearTimeout(retry)
  }
}
