/** How one check went. `missing` is not there, `wrong` is there and not as it has to be; `not asked` is neither good nor bad. */
export type Status = 'ok' | 'missing' | 'wrong' | 'not asked'

export type Finding = {
  readonly status: Status
  /** Of which service, and of what there: 'Stripe, webhook'. */
  readonly subject: string
  /** One sentence: how it is, or what to do. Never a secret. */
  readonly says: string
  /** The section and step of docs/CONFIGURING.md that tell how to put it right, as in '2.4'. */
  readonly section?: string
}

export const ok = (subject: string, says: string): Finding => ({ status: 'ok', subject, says })
export const notAsked = (subject: string, says: string): Finding => ({ status: 'not asked', subject, says })
export const missing = (subject: string, section: string, says: string): Finding => ({
  status: 'missing',
  subject,
  says,
  section,
})
export const wrong = (subject: string, section: string, says: string): Finding => ({
  status: 'wrong',
  subject,
  says,
  section,
})

/** One line, whether a check has one fault or several. */
export function judged(subject: string, section: string, faults: readonly string[], good: string): Finding {
  return faults.length === 0 ? ok(subject, good) : wrong(subject, section, faults.join('; '))
}

export function isFault({ status }: Finding): boolean {
  return status === 'missing' || status === 'wrong'
}

const WIDTH = 'not asked'.length

/** The list that an operator reads, a line a check, and what it comes to. */
export function reportOf(findings: readonly Finding[]): readonly string[] {
  const faults = findings.filter(isFault).length
  const summary =
    faults === 0
      ? 'Everything that could be asked is right.'
      : `${faults} of ${findings.length} checks ${faults === 1 ? 'asks' : 'ask'} for something to be done.`
  return [...findings.map(lineOf), '', summary]
}

function lineOf({ status, subject, says, section }: Finding): string {
  const where = section === undefined ? '' : ` (docs/CONFIGURING.md, ${section})`
  return `${status.padEnd(WIDTH)}  ${subject}: ${says}${where}`
}
