import fastifyPlugin from 'fastify-plugin'
import { IMPORT_PATH } from '#contract/routes.ts'

/**
 * A file shared with the installed app goes to its service worker (sw/receive-file.ts). If the browser has discarded
 * the worker, the share arrives here: it is not read, and the screen reports that.
 */
export const sharedFile = fastifyPlugin(async (app) => {
  app.post(IMPORT_PATH, {
    // Before reading any of a possibly large file.
    onRequest: async (_request, reply) => reply.redirect(`${IMPORT_PATH}?shared=lost`, 303),
    handler: () => undefined,
  })
})
