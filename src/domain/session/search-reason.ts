import type { Session } from '#contract/session.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { excerptAround } from '../search/excerpt.ts'
import { wordsOf } from '../search/search-text.ts'
import { aWord, nearMisfit, withoutFiller } from '../search/word-match.ts'
import { loggedSets } from './summary.ts'

/** A text of a session in which words were found, or what of a long one is around them. */
export type SearchReason =
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'exercise-note'; readonly text: string; readonly exercise: string }
  | { readonly kind: 'exercise'; readonly text: string }

/**
 * Texts in which a search found words, of those that a card does not show: notes, and exercises after the first
 * `shownExercises`. `nameOf` gives an exercise's current name.
 */
export function searchReasons(
  session: Session,
  query: string,
  { shownExercises, nameOf }: SearchReasonOptions,
): readonly SearchReason[] {
  const typed = withoutFiller(wordsOf(query)).map(aWord)
  const isFound = (text: string) =>
    wordsOf(text).some((word) => typed.some((each) => nearMisfit(each, aWord(word)) !== undefined))
  const exercises = inOrder(session.exercises)
  const done = exercises.filter((exercise) => loggedSets(exercise).length > 0)
  const hidden = done.slice(shownExercises).map(nameOf)
  return [
    ...(isFound(session.note) ? [{ kind: 'note', text: excerptAround(session.note, isFound) } as const] : []),
    ...exercises.flatMap((exercise) =>
      isFound(exercise.note)
        ? [{ kind: 'exercise-note', text: excerptAround(exercise.note, isFound), exercise: nameOf(exercise) } as const]
        : [],
    ),
    ...hidden.filter(isFound).map((text) => ({ kind: 'exercise', text }) as const),
  ]
}

type SearchReasonOptions = {
  readonly shownExercises: number
  readonly nameOf: (exercise: Session['exercises'][number]) => string
}
