import type { ContactRequest } from '#contract/contact.ts'
import { type ContactProblem, contactProblems, fieldOfProblem, tidyContact } from '#domain/contact-message.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { Problem } from '../problem.ts'
import { keepContactMessage } from '../stores/contact-messages.ts'

export type ContactServices = {
  readonly database: DatabaseConnection
  /** Must not throw. */
  readonly kept: () => void
}

/** A repeated message is stored once, a filled honeypot field not at all. Throws ContactRefused, or a 503. */
export async function receiveContact(desk: ContactServices, request: ContactRequest): Promise<void> {
  const draft = tidyContact(request)
  const problems = contactProblems(draft)
  if (problems.length > 0) throw new ContactRefused(problems)
  if (request.website) return
  await asStorage(() =>
    keepContactMessage(desk.database.ofNobody.kysely, { id: request.id, ...draft, locale: request.locale }),
  )
  desk.kept()
}

/** An invalid message. Each issue is a field with its error: `email`, `invalid`. */
export class ContactRefused extends Problem {
  readonly problems: readonly ContactProblem[]

  constructor(problems: readonly ContactProblem[]) {
    const issues = problems.map((problem) => {
      const path = fieldOfProblem(problem)
      return { path, message: problem.slice(path.length + 1) }
    })
    super(400, 'BAD_REQUEST', 'The message cannot be taken as it is', { issues })
    this.problems = problems
  }
}
