import type { ContactRequest } from '#contract/contact.ts'
import { contactProblems, tidyContact } from '#domain/contact-message.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { keepContactMessage } from '../stores/contact-messages.ts'
import { ContactRefused } from './contact-refused.ts'

/** Where messages arrive. */
export type ContactDesk = {
  readonly database: DatabaseConnection
  /** Told of every message that was kept; must not throw. */
  readonly kept: () => void
}

/**
 * Keeps a message; the same one, sent again, once. What filled the field that people do not see is answered as everybody
 * and not kept. Throws ContactRefused, or a 503 where it could not be kept.
 */
export async function receiveContact(desk: ContactDesk, request: ContactRequest): Promise<void> {
  const draft = tidyContact(request)
  const problems = contactProblems(draft)
  if (problems.length > 0) throw new ContactRefused(problems)
  if (request.website) return
  await asStorage(() => keepContactMessage(desk.database.kysely, { id: request.id, ...draft, locale: request.locale }))
  desk.kept()
}
