/** `wrong` exists with a wrong configuration; `not asked` is neutral. */
export type Status = 'ok' | 'missing' | 'wrong' | 'not asked'

export type Finding = {
  readonly status: Status
  /** 'Stripe, webhook'. */
  readonly subject: string
  /** One sentence: the state or the remedy. Never a secret. */
  readonly says: string
  /** Section and step of docs/CONFIGURING.md with the remedy, such as '2.4'. */
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

export function judged(subject: string, section: string, faults: readonly string[], good: string): Finding {
  return faults.length === 0 ? ok(subject, good) : wrong(subject, section, faults.join('; '))
}

export function isFault({ status }: Finding): boolean {
  return status === 'missing' || status === 'wrong'
}

const WIDTH = 'not asked'.length

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
