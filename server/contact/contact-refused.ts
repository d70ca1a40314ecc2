import { type ContactProblem, fieldOfProblem } from '#domain/contact-message.ts'
import { Problem } from '../problem.ts'

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
