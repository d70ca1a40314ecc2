import fastifyPlugin from 'fastify-plugin'
import { IMPORT_PATH } from '#contract/routes.ts'

/**
 * A file that is shared with the installed app goes to its service worker (sw/receive-file.ts) and never leaves the
 * device. Where the browser has thrown that away, the share comes here: it is not read, and the screen says so.
 */
export const sharedFile = fastifyPlugin(async (app) => {
  app.post(IMPORT_PATH, {
    // Before anything is read of what may be a large file.
    onRequest: async (_request, reply) => reply.redirect(`${IMPORT_PATH}?shared=lost`, 303),
    handler: () => undefined,
  })
})
