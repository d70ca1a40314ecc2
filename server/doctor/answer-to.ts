import { withinLimit } from '../within-limit.ts'
import { type Finding, wrong } from './finding.ts'

class Silence extends Error {}

export type Question = {
  readonly subject: string
  readonly section: string
  /** 'Stripe'. */
  readonly service: string
  readonly limitMs: number
}

/** For libraries with their own timeout: ours has to come first, since it names the service. */
export function laterThan(limitMs: number): number {
  return 2 * limitMs
}

/** No response, or an unexpected one, is a finding, too: the other checks continue. */
export async function answerTo(question: Question, ask: () => Promise<Finding>): Promise<Finding> {
  const { subject, section, service, limitMs } = question
  try {
    return await withinLimit(ask(), limitMs, () => new Silence())
  } catch (error) {
    const says =
      error instanceof Silence
        ? `${service} did not answer within ${limitMs / 1_000} s`
        : `${service} could not be asked: ${reasonOf(error)}`
    return wrong(subject, section, says)
  }
}

/** Never an error's own message: it may quote a URL with its password, or a part of a key. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason that is known'
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('status' in error && typeof error.status === 'number') return `status ${error.status}`
  if (error.cause instanceof Error) return reasonOf(error.cause)
  // Stripe's library keeps the cause there.
  if ('detail' in error && error.detail instanceof Error) return reasonOf(error.detail)
  return error.name
}
