import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { documentSchemas } from '#contract/sync.ts'
import { profileChange } from '#contract/user.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { type ExerciseChoice, type ImportAnswers, USUAL_ANSWERS } from '#domain/import/answers.ts'
import { findBodyLoads } from '#domain/import/body-weight.ts'
import { buildDocuments, newExercise } from '#domain/import/build-documents.ts'
import { compareImport, type ImportComparison } from '#domain/import/compare-import.ts'
import { equipmentIn } from '#domain/import/describe-exercise.ts'
import { findFigurelessSets } from '#domain/import/figureless-sets.ts'
import { NO_COLUMNS, NO_FIGURES } from '#domain/import/header.ts'
import {
  ImportError,
  type Imported,
  type ImportedWorkout,
  type ImportFormat,
  NO_QUESTIONS,
} from '#domain/import/imported.ts'
import type { KnownSession } from '#domain/import/known-sessions.ts'
import { ownDocuments } from '#domain/import/own-documents.ts'
import { usualSeconds } from '#domain/import/usual-length.ts'
import { importedVolume } from '#domain/import/volume.ts'
import { COPIED_FIELDS, type ProfileCopy } from '#domain/profile/profile-copy.ts'
import { type Release, THIS_RELEASE, upgraded } from '#storage/release.ts'
import type { Incoming } from '#storage/safety/plan-import.ts'
import type { FoundName, ImportPreview } from '../data.api.ts'
import type { ExerciseNames } from './exercise-names.ts'
import type { ReadFile } from './read-file.ts'

export type PendingImport = {
  readonly format: ImportFormat
  readonly preview: ImportPreview
  readonly compare: (answers: ImportAnswers, known: readonly KnownSession[]) => ImportComparison
  /**
   * The documents to write. `known`: the account's current sessions; more may have arrived since the file was read, and
   * a workout that matches one keeps its id. Throws ImportError if something cannot be stored.
   */
  readonly incoming: (answers: ImportAnswers, known: readonly KnownSession[]) => Incoming
}

export function pendingImport(
  file: ReadFile,
  names: ExerciseNames,
  remembered: ReadonlyMap<string, ExerciseChoice>,
): PendingImport {
  return file.kind === 'json' ? pendingCopy(file) : pendingTable(file.imported, names, remembered)
}

/** Our own file is imported unchanged, after validating every document. */
function pendingCopy(
  { documents, schemaVersion, profile }: Extract<ReadFile, { kind: 'json' }>,
  release: Release = THIS_RELEASE,
): PendingImport {
  if (schemaVersion > release.version) throw new ImportError({ kind: 'newer-version' })
  const lists = Object.fromEntries(COLLECTION_NAMES.map((name): [string, unknown[]] => [name, []]))
  for (const { collection, value, line } of documents) {
    const checked = documentSchemas[collection].safeParse(upgraded(collection, value, schemaVersion, release))
    if (!checked.success) throw badDocument(line, collection, checked.error.issues[0])
    lists[collection]?.push(checked.data)
  }
  // Every list holds documents accepted by its collection's schema.
  const incoming = lists as Incoming
  const sessions = incoming.sessions ?? []
  const days = sessions.map(({ startedAt }) => startedAt.slice(0, 10))
  const measurements = incoming.measurements?.length ?? 0
  return {
    format: 'barra-json',
    preview: {
      format: 'barra-json',
      workouts: sessions.length,
      sets: countSets(sessions),
      measurements,
      others: documents.length - sessions.length - measurements,
      ...rangeOf(days),
      questions: NO_QUESTIONS,
      usualSeconds: 0,
      names: [],
      bodyLoads: [],
      oddities: [],
      columns: NO_COLUMNS,
      figures: NO_FIGURES,
      figureless: null,
      profile: profileCopy(profile),
    },
    compare: (_, known) => ({ known: countKnown(sessions, known), sets: null, doubled: null }),
    incoming: () => incoming,
  }
}

/** Reads each field separately; an unreadable one is left out. */
function profileCopy(profile: unknown): ProfileCopy {
  if (typeof profile !== 'object' || profile === null) return {}
  const said = COPIED_FIELDS.flatMap((field) => {
    const { success, data } = profileChange.shape[field].safeParse(Reflect.get(profile, field))
    return success && data !== undefined ? [[field, data]] : []
  })
  return Object.fromEntries(said)
}

function pendingTable(
  imported: Imported,
  names: ExerciseNames,
  remembered: ReadonlyMap<string, ExerciseChoice>,
): PendingImport {
  // Reports a workout that is too large before the person decides anything.
  if (imported.workouts.some(isLarge)) buildDocuments(imported, USUAL_ANSWERS, names.known)
  return {
    format: imported.format,
    preview: previewOf(imported, names, remembered),
    compare: (answers, known) => compareImport(imported, answers, known),
    incoming(answers, known) {
      const { exercises, sessions, measurements, lines } = buildDocuments(imported, answers, names.known, known)
      const missing = missingExercises(ownDocuments(imported, answers.dayOrder).sessions, names)
      const incoming = { exercises: [...exercises, ...missing], sessions, measurements }
      for (const collection of ['exercises', 'sessions', 'measurements'] as const) {
        for (const document of incoming[collection]) {
          const checked = documentSchemas[collection].safeParse(document)
          if (!checked.success) throw badDocument(lines.get(document.id) ?? 1, collection, checked.error.issues[0])
        }
      }
      return incoming
    },
  }
}

function isLarge({ exercises }: ImportedWorkout): boolean {
  return exercises.reduce((sets, exercise) => sets + exercise.sets.length, 0) > 500
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string } | undefined

function badDocument(line: number, collection: string, issue: Issue): ImportError {
  const place = [collection, ...(issue?.path ?? []).map(String)].join('.')
  return new ImportError({ kind: 'bad-document', line, place, message: issue?.message ?? '' })
}

/** Sessions of our own sets file may use exercises that this account never had. */
function missingExercises(sessions: readonly Session[], { known }: ExerciseNames): readonly Exercise[] {
  const missing = new Map<ExerciseId, Exercise>()
  for (const { exercises } of sessions) {
    for (const { exerciseId, name, kind } of exercises) {
      if (!known.has(exerciseId)) missing.set(exerciseId, newExercise(exerciseId, name, kind, equipmentIn(name, kind)))
    }
  }
  return [...missing.values()]
}

function previewOf(
  imported: Imported,
  names: ExerciseNames,
  remembered: ReadonlyMap<string, ExerciseChoice>,
): ImportPreview {
  const { format, workouts, measurements, sessions, readings, questions, oddities, columns, figures } = imported
  const days = [
    ...workouts.map(({ startedAt }) => startedAt.slice(0, 10)),
    ...measurements.map(({ measuredAt }) => measuredAt.slice(0, 10)),
    ...sessions.map(({ startedAt }) => startedAt.slice(0, 10)),
    ...readings.map(({ measuredAt }) => measuredAt.slice(0, 10)),
  ]
  const found = foundNames(imported, names, remembered)
  const kinds = new Map(found.map(({ name, match }) => [name, match && (names.known.get(match)?.kind ?? null)]))
  const kindOf = (name: string) => kinds.get(name) ?? null
  let sets = countSets(sessions)
  for (const { exercises } of workouts) for (const exercise of exercises) sets += exercise.sets.length
  return {
    format,
    workouts: workouts.length + sessions.length,
    sets,
    measurements: measurements.length + readings.length,
    others: 0,
    ...rangeOf(days),
    questions,
    usualSeconds: usualSeconds(workouts),
    names: found,
    bodyLoads: findBodyLoads(workouts, kindOf),
    oddities,
    columns,
    figures,
    figureless: findFigurelessSets(imported),
    profile: {},
  }
}

function foundNames(
  { workouts }: Imported,
  { index, known }: ExerciseNames,
  remembered: ReadonlyMap<string, ExerciseChoice>,
): readonly FoundName[] {
  const counts = new Map<string, { sets: number; workouts: number; volume: number }>()
  for (const { exercises } of workouts) {
    for (const { name, sets } of exercises) {
      const count = counts.get(name) ?? { sets: 0, workouts: 0, volume: 0 }
      counts.set(name, {
        sets: count.sets + sets.length,
        workouts: count.workouts + 1,
        volume: count.volume + importedVolume(sets),
      })
    }
  }
  const found = [...counts].map(([name, count]): FoundName => {
    const choice = remembered.get(name)
    if (choice?.kind === 'new') return { name, ...count, match: null, sure: true }
    if (choice && known.has(choice.id)) return { name, ...count, match: choice.id, sure: true }
    const match = index.match(name)
    return { name, ...count, match: match?.id ?? null, sure: match?.sure ?? false }
  })
  return found.toSorted((left, right) => Number(left.sure) - Number(right.sure) || right.sets - left.sets)
}

function countKnown(sessions: readonly Session[], known: readonly KnownSession[]): number {
  const ids = new Set<string>(known.map(({ id }) => id))
  return sessions.filter(({ id }) => ids.has(id)).length
}

function countSets(sessions: readonly Session[]): number {
  return sessions.reduce((total, { exercises }) => exercises.reduce((sum, { sets }) => sum + sets.length, total), 0)
}

function rangeOf(days: readonly string[]): Pick<ImportPreview, 'firstDay' | 'lastDay'> {
  let [firstDay, lastDay]: [string | null, string | null] = [null, null]
  for (const day of days) {
    if (firstDay === null || day < firstDay) firstDay = day
    if (lastDay === null || day > lastDay) lastDay = day
  }
  return { firstDay, lastDay }
}
