import { type ContactProblem, fieldOfProblem } from '#domain/contact-message.ts'
import { Problem } from '../problem.ts'

/** A message that cannot be taken as it is. Each issue is a field and what is wrong with it: `email`, `invalid`. */
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
