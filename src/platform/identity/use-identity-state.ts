import { useSelector } from '@xstate/react'
import { useStore } from '#shared/use-store.ts'
import { authActor } from './identity-session.ts'
import { type IdentityState, identityStateOf } from './identity-state.ts'

/** For screens that are fetched by themselves: it brings XState. */
export function useIdentityState(): IdentityState {
  return useSelector(useStore(authActor) ?? undefined, identityStateOf)
}
