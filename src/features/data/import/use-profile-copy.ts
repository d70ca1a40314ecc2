import { useState } from 'react'
import { type CopiedField, newInCopy, onlyFillsIn, type ProfileCopy } from '#domain/profile/profile-copy.ts'
import { useProfile } from '#platform/account/profile-edits.ts'

/** What a file has of the profile, and whether it is to be taken over. */
export type ProfileChoice = {
  /** What the file says otherwise than the profile does; empty too where this device does not know the person. */
  readonly fields: readonly CopiedField[]
  readonly isWanted: boolean
  readonly setWanted: (isWanted: boolean) => void
  /** What is to be taken over. */
  readonly chosen: ProfileCopy
}

/** Gaps are filled unless the person says no; what was said before gives way only where they say yes. */
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
