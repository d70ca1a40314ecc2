import type { ProfileChange } from '#contract/user.ts'

/** Profile fields that a file can restore. The picture belongs to its account, the time zone to the device. */
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
export type ProfileCopy = Pick<ProfileChange, CopiedField>

/** The fields of a copy that differ from the profile. A field missing in the copy removes nothing. */
export function newInCopy(copy: ProfileCopy, present: ProfileCopy): ProfileCopy {
  const fields = COPIED_FIELDS.filter(
    (field) => isSaid(copy[field]) && JSON.stringify(copy[field]) !== JSON.stringify(present[field]),
  )
  return Object.fromEntries(fields.map((field) => [field, copy[field]]))
}

/** Whether a copy only fills in missing fields. The name does not count: an account has one from the first day. */
export function onlyFillsIn(copy: ProfileCopy, present: ProfileCopy): boolean {
  return COPIED_FIELDS.every((field) => field === 'name' || !(field in copy) || !isSaid(present[field]))
}

function isSaid(value: ProfileCopy[CopiedField]): boolean {
  return value !== undefined && value !== null && value.toString() !== ''
}
