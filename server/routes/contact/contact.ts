import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer } from '#contract/answer.ts'
import { contactReceived, contactRequest } from '#contract/contact.ts'
import { type ContactServices, receiveContact } from '../../contact/receive-contact.ts'
import { limitContact, type RateLimits } from '../../plugins/rate-limits.ts'

type ContactOptions = { readonly desk: ContactServices; readonly rateLimits: RateLimits }

export const contactRoutes: FastifyPluginAsyncZod<ContactOptions> = async (app, { desk, rateLimits }) => {
  app.post(
    '/contact',
    {
      onRequest: limitContact(app, rateLimits),
      schema: { body: contactRequest, response: { 200: answer(contactReceived) } },
    },
    async ({ body }) => {
      await receiveContact(desk, body)
      return { data: { received: true as const } }
    },
  )
}
