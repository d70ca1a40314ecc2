import fastifyPlugin from 'fastify-plugin'

/** The page of all components: a file of its own, which no build has as an entry. */
const LOOKS = { path: '/looks', file: '/tooling/looks/index.html' }

/** Serves the page from its sources, with hot reload, on the API's address. */
export const devPages = fastifyPlugin<{ readonly root: string }>(async (app, { root }) => {
  // Only here: the server itself works without the bundler.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.all('/*', (request, reply) => {
    // The API keeps its own 404.
    if (request.url.startsWith('/api')) return reply.callNotFound()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    if (request.url === LOOKS.path) request.raw.url = LOOKS.file
    reply.hijack()
    vite.middlewares(request.raw, reply.raw)
  })
})
