import { useLocation } from 'react-router-dom'
import { isEndedElsewhere, isEndedHere } from '#platform/account/ended-elsewhere.ts'

/** Whether the screen follows the workout itself, here or on another device, and not a look at the history. */
export function useIsJustDone(): boolean {
  const { state } = useLocation()
  return isEndedHere(state) || isEndedElsewhere(state)
}
