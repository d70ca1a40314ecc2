import { useLocation, useNavigate } from 'react-router-dom'
import type { Session } from '#contract/session.ts'
import { useBin } from '../actions/use-bin.ts'
import { wayBack } from '../way-back.ts'

/** Puts a session in the bin and leaves its screen for the history. */
export function useDeleteAndLeave(): (session: Session) => Promise<void> {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { bin } = useBin()
  return async (session) => {
    if (await bin(session)) await navigate(wayBack(state), { replace: true })
  }
}
