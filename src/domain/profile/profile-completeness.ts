import type { User } from '#contract/user.ts'

/** Fields of a complete profile, in the order in which a person is asked for them. */
export const PROFILE_NEEDS = ['name', 'dateOfBirth', 'gender', 'experienceLevel'] as const
export type ProfileNeed = (typeof PROFILE_NEEDS)[number]

type ProfileFacts = Pick<User, ProfileNeed>

/** A blank name is missing. */
export function missingFromProfile(facts: ProfileFacts): readonly ProfileNeed[] {
  return PROFILE_NEEDS.filter((need) => !facts[need]?.trim())
}
