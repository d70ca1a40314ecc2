import type { ContactRequest } from '#contract/contact.ts'
import { contactProblems, tidyContact } from '#domain/contact-message.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { keepContactMessage } from '../stores/contact-messages.ts'
import { ContactRefused } from './contact-refused.ts'

export type ContactDesk = {
  readonly database: DatabaseConnection
  /** Must not throw. */
  readonly kept: () => void
}

/** A repeated message is stored once, a filled honeypot field not at all. Throws ContactRefused, or a 503. */
export async function receiveContact(desk: ContactDesk, request: ContactRequest): Promise<void> {
  const draft = tidyContact(request)
  const problems = contactProblems(draft)
  if (problems.length > 0) throw new ContactRefused(problems)
  if (request.website) return
  await asStorage(() => keepContactMessage(desk.database.kysely, { id: request.id, ...draft, locale: request.locale }))
  desk.kept()
}
