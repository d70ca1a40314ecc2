import { createContext, lazy, type ReactNode, Suspense, use } from 'react'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetId } from '#contract/id.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { type SetChoice, takeOther } from '#domain/merge/set-choices.ts'
import { useSetChoices } from '#shared/merged-set/use-set-choices.ts'
import { useSessionEdits } from './editor/use-session-edits.ts'
import { useSetLine } from './use-set-line.ts'

const MergedSetNote = lazy(() => import('#shared/merged-set/merged-set-note.tsx'))

type MergedSetsValue = {
  readonly choices: ReadonlyMap<SetId, SetChoice>
  readonly take: (choice: SetChoice) => void
  readonly forget: (choice: SetChoice) => void
}

const MergedSetsContext = createContext<MergedSetsValue>({
  choices: new Map(),
  take: () => undefined,
  forget: () => undefined,
})

type MergedSetsProps = { readonly session: Session; readonly children: ReactNode }

/** Provides the sets of an ended session with the figures that another device gave them. */
export function MergedSets({ session, children }: MergedSetsProps) {
  const { choices, forget } = useSetChoices(session)
  const { edit } = useSessionEdits(session)
  const take = (choice: SetChoice) => void edit((current) => takeOther(current, choice))
  return <MergedSetsContext value={{ choices, take, forget }}>{children}</MergedSetsContext>
}

/** Whether two devices gave one of the exercise's sets different figures. */
export function useHasMergedSet({ sets }: SessionExercise): boolean {
  const { choices } = use(MergedSetsContext)
  return sets.some(({ id }) => choices.has(id))
}

type BesideSetProps = {
  readonly kind: ExerciseKind
  readonly setId: SetId
  readonly within?: (note: ReactNode) => ReactNode
}

export function MergedSet({ kind, setId, within = (note) => note }: BesideSetProps) {
  const { choices, take, forget } = use(MergedSetsContext)
  const line = useSetLine()
  const choice = choices.get(setId)
  if (!choice) return null
  const note = (
    <MergedSetNote
      line={(values) => line(kind, values)}
      choice={choice}
      onTake={() => take(choice)}
      onForget={() => forget(choice)}
    />
  )
  return within(<Suspense fallback={null}>{note}</Suspense>)
}
