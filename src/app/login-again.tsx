import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { followIdentity } from '#platform/identity/identity-session.ts'
import { useIdentityState } from '#platform/identity/use-identity-state.ts'
import type { ScreenRoute } from './feature-table.ts'
import { Screen } from './screen.tsx'

type LoginAgainProps = { readonly route: ScreenRoute; readonly otherwise: string }

/** For who has to reauthenticate. This address alone waits for the provider's first response, 3 s at most. */
export default function LoginAgain({ route, otherwise }: LoginAgainProps) {
  const state = useIdentityState()
  useEffect(() => void followIdentity(), [])
  if (state === 'unknown') return null
  return state === 'reauthenticate' ? <Screen route={route} /> : <Navigate to={otherwise} replace />
}
