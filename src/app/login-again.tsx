import { Navigate } from 'react-router-dom'
import { useIdentityState } from '#platform/identity-session.ts'
import type { ScreenRoute } from './feature-table.ts'
import { Screen } from './screen.tsx'

type LoginAgainProps = { readonly route: ScreenRoute; readonly otherwise: string }

/** The login, for somebody who is signed in: only who has to prove again who they are sees it. */
export default function LoginAgain({ route, otherwise }: LoginAgainProps) {
  return useIdentityState() === 'reauthenticate' ? <Screen route={route} /> : <Navigate to={otherwise} replace />
}
