import { useEffect } from 'react'
import type { Session } from '#contract/session.ts'
import { takeOther } from '#domain/merge/set-choices.ts'
import MergedSetNote from '#shared/merged-set/merged-set-note.tsx'
import { useSetChoices } from '#shared/merged-set/use-set-choices.ts'
import { besideSets } from '../sets/beside-sets.ts'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { useWorkout } from '../sets/workout.ts'
import { ForgottenBanner } from './forgotten-banner.tsx'

/** Of a running workout, all that few ever have: fetched behind the screen. */
export default function SessionNotices({ session }: { readonly session: Session }) {
  usePlacedChoices(session)
  return <ForgottenBanner session={session} />
}

/** Puts under each row the figures that another device gave its set. */
function usePlacedChoices(session: Session): void {
  const { store } = useWorkout()
  const formatters = useSetFormatters()
  const { choices, forget } = useSetChoices(session)
  useEffect(() => {
    const notes = session.exercises.flatMap(({ kind, sets }) =>
      sets.flatMap(({ id }) => {
        const choice = choices.get(id)
        if (!choice) return []
        const take = () => void store.edit((current) => takeOther(current, choice))
        const note = (
          <MergedSetNote
            key={id}
            line={(values) => formatters.values(kind, values) ?? '–'}
            choice={choice}
            onTake={take}
            onForget={() => forget(choice)}
          />
        )
        return [[id, note] as const]
      }),
    )
    if (notes.length + besideSets.current().size > 0) besideSets.set(new Map(notes))
  })
  useEffect(() => () => besideSets.set(new Map()), [])
}
