import type { ExerciseId } from '#contract/id.ts'
import { EQUIPMENT, EXERCISE_KINDS, MUSCLES } from '#contract/vocabulary.ts'
import type { ExerciseFilter } from '#domain/exercise/exercise-filter.ts'

/** The list's state, stored in the address, so that going back and reloading restore it. */
export type ListState = {
  readonly query: string
  readonly filter: ExerciseFilter
  readonly open: ExerciseId | null
}

export function readListState(search: string): ListState {
  const params = new URLSearchParams(search)
  const word = <Word extends string>(key: string, words: readonly Word[]) =>
    words.find((candidate) => candidate === params.get(key)) ?? null
  const flag = (key: string) => params.get(key) === '1'
  return {
    query: params.get('q') ?? '',
    filter: {
      muscle: word('muscle', MUSCLES),
      equipment: word('equipment', EQUIPMENT),
      kind: word('kind', EXERCISE_KINDS),
      own: flag('own'),
      starred: flag('starred'),
      hidden: flag('hidden'),
    },
    // Looked up before use: an unknown one opens nothing.
    open: (params.get('exercise') || null) as ExerciseId | null,
  }
}

/** The address of a state: `?q=supino&muscle=chest`, or '' for the initial list. */
export function writeListState({ query, filter, open }: ListState): string {
  const params = new URLSearchParams()
  if (query.trim() !== '') params.set('q', query.trim())
  for (const [key, value] of Object.entries(filter)) {
    if (value === true) params.set(key, '1')
    else if (value) params.set(key, value)
  }
  if (open) params.set('exercise', open)
  const search = params.toString()
  return search && `?${search}`
}
