import type { User } from '#contract/user.ts'

/** What a profile needs to be complete, in the order in which a person is asked for it. */
export const PROFILE_NEEDS = ['name', 'dateOfBirth', 'gender', 'experienceLevel'] as const
export type ProfileNeed = (typeof PROFILE_NEEDS)[number]

type ProfileFacts = Pick<User, ProfileNeed>

/** What is not said yet; empty where the profile is complete. A name of blanks is no name. */
export function missingFromProfile(facts: ProfileFacts): readonly ProfileNeed[] {
  return PROFILE_NEEDS.filter((need) => !facts[need]?.trim())
}
