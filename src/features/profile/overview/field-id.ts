import type { ProfileDraft } from '#domain/profile/profile-draft.ts'

/** The id of a form field, for links to missing ones. */
export function fieldId(field: keyof ProfileDraft): string {
  return `profile-field-${field}`
}
