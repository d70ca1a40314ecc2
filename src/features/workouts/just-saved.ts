import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { WorkoutId } from '#contract/id.ts'
import { isRecord } from '#domain/is-record.ts'

/** Goes along with the way from the builder to the list, which tells of the workout and brings it into view. */
export type JustSaved = { readonly saved: WorkoutId; readonly name: string }

/** The workout that was saved on the way here; undefined where the list was come back to or reloaded since. */
export function useJustSaved(): JustSaved | undefined {
  const { state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  return !isBack && isJustSaved(state) ? state : undefined
}

function isJustSaved(state: unknown): state is JustSaved {
  return isRecord(state) && typeof state['saved'] === 'string' && typeof state['name'] === 'string'
}
