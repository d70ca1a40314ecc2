import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { chooseLocale } from '#domain/choose-locale.ts'
import type { ContactDraft, ContactProblem } from '#domain/contact-message.ts'
import { ContactRefused, type ContactServices, receiveContact } from '../contact/receive-contact.ts'
import { limitContact, type RateLimits } from '../plugins/rate-limits.ts'
import { Problem } from '../problem.ts'
import { createCompressedPages, encodingAskedFor } from './compressed-pages.ts'
import { fillBlanks, type SiteFileName, type SitePages } from './site-pages.ts'

export type PublicSiteOptions = {
  readonly site: SitePages
  /** Null for the host of the request. */
  readonly appUrl: string | null
  /** The origin that somebody signs in at. */
  readonly identityOrigin: string
  readonly desk: ContactServices
  readonly rateLimits: RateLimits
}

type ContactState = {
  readonly state: 'sent' | 'busy' | 'failed' | ''
  readonly draft?: ContactDraft
  readonly problems?: readonly ContactProblem[]
}

const CONTACT_PATH = /\/contact$/
const FILE_TYPES: Readonly<Record<SiteFileName, string>> = {
  'sitemap.xml': 'application/xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
}

/**
 * In the language of the URL or the browser. The contact form works without a script too: it posts to its own page,
 * which shows the result.
 */
export const publicSite = fastifyPlugin<PublicSiteOptions>(async (app, options) => {
  for (const path of options.site.paths) {
    addPage(app, options, path, null)
    for (const locale of LOCALES) addPage(app, options, path, locale)
  }
  for (const path of options.site.stills) addStill(app, options, path)
  for (const name of ['sitemap.xml', 'robots.txt'] as const) {
    app.get(`/${name}`, (request, reply) => {
      const content = fillBlanks(options.site.file(name), { origin: originOf(request, options) })
      return send(request, reply.type(FILE_TYPES[name]), content)
    })
  }
  app.get('/manifest.webmanifest', (request, reply) => {
    reply.type('application/manifest+json; charset=utf-8').header('vary', 'accept-language, cookie')
    return send(request, reply, options.site.manifest(localeAskedFor(request)))
  })
  await app.register(contactPages(options))
})

function addressOf(path: string, prefix: Locale | null): string {
  if (prefix === null) return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}

function addPage(app: FastifyInstance, options: PublicSiteOptions, path: string, prefix: Locale | null): void {
  app.get(addressOf(path, prefix), (request, reply) => {
    const isSent = CONTACT_PATH.test(path) && request.url.endsWith('?sent')
    return sendPage(request, reply, options, { path, prefix, contact: { state: isSent ? 'sent' : '' } })
  })
}

/**
 * Signing in begins without the round trips of a new connection. The app goes on in this page, so that it is not kept for
 * the way back either: see decision 051.
 */
function addStill(app: FastifyInstance, options: PublicSiteOptions, path: string): void {
  app.get(path, (request, reply) => {
    reply.header('link', `<${options.identityOrigin}>; rel=preconnect; crossorigin`)
    return sendPage(request, reply, options, { path, prefix: null, contact: { state: '' }, isApp: true })
  })
}

type Shown = {
  readonly path: string
  readonly prefix: Locale | null
  readonly contact: ContactState
  readonly isApp?: boolean
}

function sendPage(request: FastifyRequest, reply: FastifyReply, options: PublicSiteOptions, shown: Shown) {
  const { path, prefix, contact, isApp = false } = shown
  const template = options.site.page(path, prefix ?? localeAskedFor(request), prefix !== null)
  if (prefix === null) reply.header('vary', 'accept-language, cookie')
  const { name = '', email = '', message = '' } = contact.draft ?? {}
  const values = { name, email, message, state: contact.state, problems: (contact.problems ?? []).join(' ') }
  const html = fillBlanks(template, { origin: originOf(request, options), ...values })
  return send(request, reply.type('text/html; charset=utf-8'), html, isApp ? 'no-store' : 'no-cache')
}

const compressedPages = createCompressedPages()

/** Revalidated each time, unless it is the app's; an ETag makes that cheap. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
  caching: 'no-cache' | 'no-store' = 'no-cache',
) {
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', caching).header('etag', etag)
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = encodingAskedFor(request.headers['accept-encoding'])
  // A form's result contains one person's input: it is never requested again.
  if (encoding === undefined || request.method === 'POST') return reply.send(content)
  return reply.header('content-encoding', encoding).send(await compressedPages(etag, content, encoding))
}

/** The language chosen on this device, else the browser's. */
function localeAskedFor({ headers }: FastifyRequest): Locale {
  const cookie = /(?:^|;\s*)user-locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null
  const languages = (headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => {
      const [language = '', ...parameters] = entry.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { language, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
  return chooseLocale(
    cookie,
    languages.map(({ language }) => language),
  )
}

function originOf(request: FastifyRequest, { appUrl }: PublicSiteOptions): string {
  return appUrl === null ? `${request.protocol}://${request.host}` : new URL(appUrl).origin
}

function contactPages(options: PublicSiteOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 100_000 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    const limit = limitContact(app, options.rateLimits)
    for (const path of options.site.paths.filter((candidate) => CONTACT_PATH.test(candidate))) {
      for (const prefix of [null, ...LOCALES]) {
        app.post(addressOf(path, prefix), (request, reply) => answerPost(request, reply, { path, prefix }))
      }
    }

    async function answerPost(request: FastifyRequest, reply: FastifyReply, page: Pick<Shown, 'path' | 'prefix'>) {
      const draft = draftIn(request.body)
      const again = (status: number, contact: ContactState) =>
        sendPage(request, reply.code(status), options, { ...page, contact: { draft, ...contact } })
      try {
        await limit(request)
        const locale = page.prefix ?? localeAskedFor(request)
        await receiveContact(options.desk, {
          id: crypto.randomUUID(),
          ...draft,
          locale,
          website: websiteIn(request.body),
        })
        return reply.redirect(`${addressOf(page.path, page.prefix)}?sent`, 303)
      } catch (error) {
        if (error instanceof ContactRefused) return again(422, { state: '', problems: error.problems })
        if (error instanceof Problem && error.status === 429) return again(429, { state: 'busy' })
        request.log.error({ err: error instanceof Error ? error.name : typeof error }, 'A message was not kept')
        return again(503, { state: 'failed' })
      }
    }
  }
}

function draftIn(body: unknown): ContactDraft {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
  return { name: fields.get('name') ?? '', email: fields.get('email') ?? '', message: fields.get('message') ?? '' }
}

function websiteIn(body: unknown): string {
  return body instanceof URLSearchParams ? (body.get('website') ?? '') : ''
}
