import { useState } from 'react'
import { type CopiedField, newInCopy, onlyFillsIn, type ProfileCopy } from '#domain/profile/profile-copy.ts'
import { useProfile } from '#platform/account/profile-edits.ts'

export type ProfileChoice = {
  /** The fields that differ from the profile; empty also if this device does not know the person. */
  readonly fields: readonly CopiedField[]
  readonly isWanted: boolean
  readonly setWanted: (isWanted: boolean) => void
  readonly chosen: ProfileCopy
}

/** Missing fields are filled unless declined; existing ones are replaced only if accepted. */
export function useProfileCopy(copy: ProfileCopy): ProfileChoice {
  const { profile } = useProfile()
  const [said, setWanted] = useState<boolean>()
  const fresh = profile ? newInCopy(copy, profile) : {}
  const isWanted = said ?? (profile !== null && onlyFillsIn(fresh, profile))
  return {
    // Its keys are fields of a copy.
    fields: Object.keys(fresh) as CopiedField[],
    isWanted,
    setWanted,
    chosen: isWanted ? fresh : {},
  }
}
