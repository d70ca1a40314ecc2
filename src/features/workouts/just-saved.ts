import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { WorkoutId } from '#contract/id.ts'
import { isRecord } from '#domain/is-record.ts'

/** Navigation state from the builder to the list, which announces the workout and scrolls to it. */
export type JustSaved = { readonly saved: WorkoutId; readonly name: string }

/** The workout saved on the way here; undefined after going back or a reload. */
export function useJustSaved(): JustSaved | undefined {
  const { state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  return !isBack && isJustSaved(state) ? state : undefined
}

function isJustSaved(state: unknown): state is JustSaved {
  return isRecord(state) && typeof state['saved'] === 'string' && typeof state['name'] === 'string'
}
