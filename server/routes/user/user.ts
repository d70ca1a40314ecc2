import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer } from '#contract/answer.ts'
import type { PublicConfig } from '#contract/public-config.ts'
import { profileChange, userPayload, userPreferencesChange, userPreferencesPayload } from '#contract/user.ts'
import { refuseForeignPicture } from '../../account/own-picture.ts'
import { changeUser, readUser } from '../../account/user.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import { callerOf } from '../caller.ts'

export type UserOptions = {
  readonly database: DatabaseConnection
  /** Includes the location of pictures. */
  readonly config: PublicConfig
}

export const userRoutes: FastifyPluginAsyncZod<UserOptions> = async (app, { database, config }) => {
  const profileAnswer = { 200: answer(userPayload) }
  const preferencesAnswer = { 200: answer(userPreferencesPayload) }

  app.get('/profile', { schema: { response: profileAnswer } }, async (request) => ({
    data: { user: await readUser(database, callerOf(request)) },
  }))

  app.put('/profile', { schema: { body: profileChange, response: profileAnswer } }, async (request) => {
    const { body, host } = request
    const caller = callerOf(request)
    if (body.profileImageUrl) refuseForeignPicture(body.profileImageUrl, caller.identity.uid, host, config)
    return { data: { user: await changeUser(database, caller, body) } }
  })

  app.get('/preferences', { schema: { response: preferencesAnswer } }, async (request) => {
    const { preferences } = await readUser(database, callerOf(request))
    return { data: { preferences } }
  })

  app.put('/preferences', { schema: { body: userPreferencesChange, response: preferencesAnswer } }, async (request) => {
    const { preferences } = await changeUser(database, callerOf(request), request.body)
    return { data: { preferences } }
  })
}
