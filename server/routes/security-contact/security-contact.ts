import type { FastifyPluginAsync } from 'fastify'
import { LOCALES } from '#contract/vocabulary.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import { standardProblem } from '../../plugins/errors.ts'

type SecurityContactOptions = {
  /** `mailto:` or `https:`; null if nobody is named. */
  readonly contact: string | null
  readonly appUrl: string | null
}

/** RFC 9116 advises less than a year. A server that is no longer run stops renewing it. */
const VALID_MS = 180 * DAY_MS
const LANGUAGES = LOCALES.map((locale) => locale.split('-')[0]).join(', ')

/** How to report a vulnerability, as RFC 9116 has it. Without a contact a 404, never the page. */
export const securityContactRoutes: FastifyPluginAsync<SecurityContactOptions> = async (app, { contact, appUrl }) => {
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (contact === null) throw standardProblem(404)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES}`,
      ...(appUrl === null ? [] : [`Canonical: ${new URL('/.well-known/security.txt', appUrl).href}`]),
    ]
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
