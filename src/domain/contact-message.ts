export type ContactDraft = { readonly name: string; readonly email: string; readonly message: string }
export type ContactField = keyof ContactDraft

/** Reasons why a message cannot be sent, in field order. */
export const CONTACT_PROBLEMS = [
  'name.missing',
  'name.long',
  'email.missing',
  'email.invalid',
  'message.missing',
  'message.short',
  'message.long',
] as const
export type ContactProblem = (typeof CONTACT_PROBLEMS)[number]

// In characters. They stand here and not with all others, so that the form of the public site carries nothing else.
export const MAX_CONTACT_NAME_LENGTH = 100
export const MAX_CONTACT_EMAIL_LENGTH = 254
export const MIN_CONTACT_MESSAGE_LENGTH = 10
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000

/** The length that a draft passes, or does not reach, by the problem. */
export const CONTACT_LENGTHS: Readonly<Partial<Record<ContactProblem, number>>> = {
  'name.long': MAX_CONTACT_NAME_LENGTH,
  'message.short': MIN_CONTACT_MESSAGE_LENGTH,
  'message.long': MAX_CONTACT_MESSAGE_LENGTH,
}

/** Something, an @, and a domain with a dot: only sending a mail shows whether the address exists. */
const EMAIL = /^[^\s@"<>,;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The draft, trimmed; line breaks in the name and address become spaces. */
export function tidyContact({ name, email, message }: ContactDraft): ContactDraft {
  return { name: name.replaceAll(/\s+/g, ' ').trim(), email: email.trim(), message: message.trim() }
}

/** Problems of a tidy draft, at most one per field; empty if it can be sent. */
export function contactProblems({ name, email, message }: ContactDraft): readonly ContactProblem[] {
  const found = [nameProblem(name), emailProblem(email), messageProblem(message)]
  return found.filter((problem) => problem !== null)
}

export function fieldOfProblem(problem: ContactProblem): ContactField {
  return problem.slice(0, problem.indexOf('.')) as ContactField
}

function nameProblem(name: string): ContactProblem | null {
  if (name === '') return 'name.missing'
  return name.length > MAX_CONTACT_NAME_LENGTH ? 'name.long' : null
}

function emailProblem(email: string): ContactProblem | null {
  if (email === '') return 'email.missing'
  return email.length > MAX_CONTACT_EMAIL_LENGTH || !EMAIL.test(email) ? 'email.invalid' : null
}

function messageProblem(message: string): ContactProblem | null {
  if (message === '') return 'message.missing'
  if (message.length < MIN_CONTACT_MESSAGE_LENGTH) return 'message.short'
  return message.length > MAX_CONTACT_MESSAGE_LENGTH ? 'message.long' : null
}
