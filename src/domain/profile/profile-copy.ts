import type { ProfileChange } from '#contract/user.ts'

/** What a file can bring back of a profile. The picture lies with the account that it was made in, the time zone is the device's to say. */
export const COPIED_FIELDS = [
  'name',
  'dateOfBirth',
  'gender',
  'weightKg',
  'heightCm',
  'experienceLevel',
  'goals',
  'limitations',
] as const
export type CopiedField = (typeof COPIED_FIELDS)[number]
/** What somebody says of themselves, as far as files carry it. */
export type ProfileCopy = Pick<ProfileChange, CopiedField>

/** What a copy says otherwise than the profile does. What the copy does not say takes nothing away. */
export function newInCopy(copy: ProfileCopy, present: ProfileCopy): ProfileCopy {
  const fields = COPIED_FIELDS.filter(
    (field) => isSaid(copy[field]) && JSON.stringify(copy[field]) !== JSON.stringify(present[field]),
  )
  return Object.fromEntries(fields.map((field) => [field, copy[field]]))
}

/** Whether a copy only fills in what is not said yet. An account has a name from its first day: that counts for nothing. */
export function onlyFillsIn(copy: ProfileCopy, present: ProfileCopy): boolean {
  return COPIED_FIELDS.every((field) => field === 'name' || !(field in copy) || !isSaid(present[field]))
}

function isSaid(value: ProfileCopy[CopiedField]): boolean {
  return value !== undefined && value !== null && value.toString() !== ''
}
