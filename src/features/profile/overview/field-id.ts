import type { ProfileDraft } from '#domain/profile/profile-draft.ts'

/** The id of a field of the form, so that what is missing leads to it. */
export function fieldId(field: keyof ProfileDraft): string {
  return `profile-field-${field}`
}
