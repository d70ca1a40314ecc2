/** The rule that a refused value breaks, to be said in the person's language. */
export type IssueReason =
  | { readonly rule: 'atLeast' | 'moreThan' | 'atMost' | 'longest' | 'mostItems'; readonly limit: number }
  | { readonly rule: 'empty' | 'missing' | 'unknown' }

type LimitedRule = Extract<IssueReason, { limit: number }>['rule']

/** The words of the server's validator, which are English and meant for programs. */
const LIMITS: readonly (readonly [RegExp, LimitedRule])[] = [
  [/^Too small: expected (?:number|int) to be >=(-?[\d.]+)$/, 'atLeast'],
  [/^Too small: expected (?:number|int) to be >(-?[\d.]+)$/, 'moreThan'],
  [/^Too big: expected (?:number|int) to be <=(-?[\d.]+)$/, 'atMost'],
  [/^Too big: expected string to have <=(\d+) characters$/, 'longest'],
  [/^Too big: expected array to have <=(\d+) items$/, 'mostItems'],
]

export function issueReason(message: string): IssueReason {
  for (const [words, rule] of LIMITS) {
    const limit = words.exec(message)?.[1]
    if (limit !== undefined) return { rule, limit: Number(limit) }
  }
  if (/^Too small: expected (?:string|array) /.test(message)) return { rule: 'empty' }
  return { rule: /^Invalid input: .* received undefined$/.test(message) ? 'missing' : 'unknown' }
}
