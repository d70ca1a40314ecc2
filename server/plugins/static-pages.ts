import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type IsScreen, readScreens } from '../site/screens.ts'

type StaticPagesOptions = {
  /** The directory of one finished build. */
  readonly root: string
}

/** Hashed by their content, so what a name stands for never changes. */
const IMMUTABLE = /^\/assets\//
/** Paths of the server, never of a screen. */
const NOT_A_SCREEN = /^\/(api|v0|builds|__)(\/|$)|^\/config\.json$/
/** Files with blanks, which the public site fills in before it sends them. */
const UNFINISHED = /^\/site\//
const HAS_EXTENSION = /\.[a-z0-9]+$/i
const YEAR_SECONDS = 31_536_000

/** The app in the place of a screen that is not there must not be kept as that address's page. */
const UNKEPT = { etag: false, lastModified: false, cacheControl: false, acceptRanges: false }

/**
 * Serves the page. A screen's address answers with index.html, one that no screen has with the same as a 404; a file that
 * is missing is a 404 and never HTML, which an old tab that looks for its own chunk would otherwise run as a script.
 */
export const staticPages = fastifyPlugin<StaticPagesOptions>(async (app, { root }) => {
  const isScreen: IsScreen = readScreens(root)
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // Set only on a file that was found: a 404 must not be kept for a year.
    setHeaders: (reply) => {
      const caching = reply.statusCode === 404 ? 'no-store' : cachingOf(pathOf(reply.request))
      reply.header('cache-control', caching)
    },
  })

  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    if (UNFINISHED.test(path)) return reply.callNotFound()
    if (path === '/' || isPage(request, path)) {
      if (isScreen(path)) return reply.sendFile('index.html')
      // The app says there which address it does not know. Nobody keeps that, or has kept it: another build may know it.
      for (const condition of ['if-none-match', 'if-modified-since']) delete request.raw.headers[condition]
      return reply.code(404).sendFile('index.html', UNKEPT)
    }
    return HAS_EXTENSION.test(path) ? reply.sendFile(path.slice(1)) : reply.callNotFound()
  })
})

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function isPage(request: FastifyRequest, path: string): boolean {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false
  return wantsPage && !HAS_EXTENSION.test(path) && !NOT_A_SCREEN.test(path)
}

/** The names that a new build answers with something new are asked for anew each time; an ETag makes that cheap. */
function cachingOf(path: string): string {
  return IMMUTABLE.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
}
