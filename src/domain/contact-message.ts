/** What somebody writes to us, as typed. */
export type ContactDraft = { readonly name: string; readonly email: string; readonly message: string }
export type ContactField = keyof ContactDraft

/** What keeps a message from being sent, in the order of the fields. */
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

/** In characters. */
export const CONTACT_LIMITS = { name: 100, email: 254, messageMin: 10, message: 5_000 } as const

/** Something, an @, and a name with a dot in it: whether it arrives nobody knows before a mail was sent. */
const EMAIL = /^[^\s@"<>,;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The draft without the blanks around it; a line break in a name or an address is a blank. */
export function tidyContact({ name, email, message }: ContactDraft): ContactDraft {
  return { name: name.replaceAll(/\s+/g, ' ').trim(), email: email.trim(), message: message.trim() }
}

/** What is wrong with a tidy draft, at most one thing a field; empty where it can be sent. */
export function contactProblems({ name, email, message }: ContactDraft): readonly ContactProblem[] {
  const found = [nameProblem(name), emailProblem(email), messageProblem(message)]
  return found.filter((problem) => problem !== null)
}

/** The field that a problem is of. */
export function fieldOfProblem(problem: ContactProblem): ContactField {
  return problem.slice(0, problem.indexOf('.')) as ContactField
}

function nameProblem(name: string): ContactProblem | null {
  if (name === '') return 'name.missing'
  return name.length > CONTACT_LIMITS.name ? 'name.long' : null
}

function emailProblem(email: string): ContactProblem | null {
  if (email === '') return 'email.missing'
  return email.length > CONTACT_LIMITS.email || !EMAIL.test(email) ? 'email.invalid' : null
}

function messageProblem(message: string): ContactProblem | null {
  if (message === '') return 'message.missing'
  if (message.length < CONTACT_LIMITS.messageMin) return 'message.short'
  return message.length > CONTACT_LIMITS.message ? 'message.long' : null
}
