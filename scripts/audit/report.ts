import { z } from 'zod'

/** A known weakness of a package. */
export type Advisory = {
  readonly id: string
  readonly package: string
  readonly severity: string
  readonly title: string
  readonly url: string
}

export type Report =
  | { readonly kind: 'advisories'; readonly advisories: readonly Advisory[] }
  | { readonly kind: 'no answer'; readonly reason: string }

const advisory = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
})

/** Text stands for the advisory of another package, which is listed itself. */
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
})

const refusal = z.object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() })

/** Of `npm audit --json`, which prints an error in the place of a report. Throws for a report in another form. */
export function readReport(printed: string): Report {
  const json = parsed(printed)
  if (typeof json !== 'object' || json === null || !('auditReportVersion' in json)) {
    const { message, error } = refusal.catch({}).parse(json)
    return { kind: 'no answer', reason: error?.summary || message || 'npm printed no report' }
  }
  const found = Object.values(report.parse(json).vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  )
  const advisories = found.map(({ source, name, title, url, severity }) => ({
    id: /GHSA(-[0-9a-z]{4}){3}/.exec(url)?.[0] ?? String(source),
    package: name,
    severity,
    title,
    url,
  }))
  return { kind: 'advisories', advisories }
}

function parsed(printed: string): unknown {
  try {
    return JSON.parse(printed)
  } catch {
    return null
  }
}
