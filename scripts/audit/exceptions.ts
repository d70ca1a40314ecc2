import { z } from 'zod'
import type { Advisory } from './report.ts'

const exceptions = z.array(
  z.strictObject({
    advisory: z.string().min(1),
    package: z.string().min(1),
    /** How it cannot be used against us. */
    reason: z.string().min(20),
    /** The last day. */
    until: z.iso.date(),
  }),
)

export type Exception = z.infer<typeof exceptions>[number]

export type Verdict = {
  /** With the exception that has ended, if there was one. */
  readonly open: readonly { readonly advisory: Advisory; readonly ended: Exception | undefined }[]
  readonly excepted: readonly { readonly advisory: Advisory; readonly exception: Exception }[]
  readonly needless: readonly Exception[]
}

export function readExceptions(text: string): readonly Exception[] {
  return exceptions.parse(JSON.parse(text))
}

/** An exception is for one advisory about one package, through its last day. */
export function judge(advisories: readonly Advisory[], listed: readonly Exception[], today: string): Verdict {
  const unique = [...new Map(advisories.map((one) => [`${one.id} ${one.package}`, one])).values()]
  const exceptionOf = (advisory: Advisory) =>
    listed.find((one) => one.advisory === advisory.id && one.package === advisory.package)
  const excepted: { advisory: Advisory; exception: Exception }[] = []
  const open: { advisory: Advisory; ended: Exception | undefined }[] = []
  for (const advisory of unique) {
    const exception = exceptionOf(advisory)
    if (exception && exception.until >= today) excepted.push({ advisory, exception })
    else open.push({ advisory, ended: exception })
  }
  const needed = new Set(unique.map(exceptionOf))
  return { open, excepted, needless: listed.filter((one) => !needed.has(one)) }
}
