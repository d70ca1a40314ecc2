import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answer } from '#contract/answer.ts'
import { MAX_PUSH_BYTES, MAX_SCHEMA_VERSION } from '#contract/limits.ts'
import { PACKED_SLICES_TYPE } from '#contract/packed-slices.ts'
import { digestResult, pullQuery, pullResult, pushRequest, pushResult } from '#contract/sync.ts'
import { identityOf } from '../../plugins/authentication.ts'
import { takeGzipBodies } from '../../plugins/gzip-bodies.ts'
import { limitPushedBytes } from '../../plugins/push-budget.ts'
import { Problem } from '../../problem.ts'
import type { TellStatement } from '../../subscriptions/told-statements.ts'
import { digest } from '../../sync/digest.ts'
import type { DocumentVersions } from '../../sync/document-versions.ts'
import { writeHead } from '../../sync/heads.ts'
import { pull } from '../../sync/pull.ts'
import { push } from '../../sync/push.ts'
import { type SyncOptions, withDefaults } from '../../sync/settings.ts'
import { packSlices, slicesOf } from '../../sync/slices.ts'
import { createStreams } from '../../sync/streams.ts'

/** The end of the device's last statement: that much of a signature is unique. */
const HEARD_HEADER = 'x-heard-entitlement'
const HEARD_LETTERS = 16

/** The newest schema version that the device can read; by default the current one. */
const readerHeaders = z.looseObject({
  'x-schema-version': z.coerce.number().int().min(0).max(MAX_SCHEMA_VERSION).optional(),
})

export type SyncRouteOptions = SyncOptions & {
  /** Adds the statement about a person's access; omitted without it. */
  readonly tellStatement?: TellStatement | undefined
}

/** The devices' sync routes, for the token's person. Handlers only translate. */
export const syncRoutes: FastifyPluginAsyncZod<SyncRouteOptions> = async (app, { tellStatement, ...options }) => {
  const settings = withDefaults({ onPush: app.metrics.push, ...options })
  const { store, versions } = settings
  // In this order: who has sent too much is refused before a byte is unpacked.
  limitPushedBytes(app)
  takeGzipBodies(app)

  /**
   * The response with the access statement: every syncing device gets it, whatever else it blocks. A known one is not
   * repeated: on a slow connection it would take seconds.
   */
  const withStatement = async <Answer>(request: FastifyRequest, answering: Promise<Answer>) => {
    const [told, statement] = await Promise.all([answering, statementFor(request)])
    return { data: { ...told, ...statement } }
  }
  const statementFor = async (request: FastifyRequest): Promise<{ readonly entitlement?: string }> => {
    const statement = await tellStatement?.(identityOf(request), request.log)
    const heard = request.headers[HEARD_HEADER]
    const isHeard = typeof heard === 'string' && heard.length >= HEARD_LETTERS && statement?.endsWith(heard)
    return statement === undefined || isHeard ? {} : { entitlement: statement }
  }

  app.post(
    '/push',
    {
      bodyLimit: MAX_PUSH_BYTES,
      config: { takesSlowBodies: true },
      schema: { body: pushRequest, response: { 200: answer(pushResult) } },
    },
    async (request) => withStatement(request, push(settings, identityOf(request).uid, request.body)),
  )

  app.get(
    '/pull',
    { schema: { querystring: pullQuery, headers: readerHeaders, response: { 200: answer(pullResult) } } },
    async (request) => {
      refuseOutdated(versions, request.headers['x-schema-version'])
      return withStatement(request, pull(settings, identityOf(request).uid, request.query))
    },
  )

  /** Everything, for a device that has nothing. */
  app.get(
    '/slices',
    { exposeHeadRoute: false, compress: false, schema: { headers: readerHeaders } },
    async (request, reply) => {
      refuseOutdated(versions, request.headers['x-schema-version'])
      const { uid } = identityOf(request)
      const [position, statement] = await Promise.all([store.position(uid), statementFor(request)])
      const packed = packSlices(settings, slicesOf(settings, uid, position), statement)
      return reply.type(PACKED_SLICES_TYPE).send(Readable.from(packed, { objectMode: false }))
    },
  )

  app.get(
    '/digest',
    { schema: { headers: readerHeaders, response: { 200: answer(digestResult) } } },
    async (request) => {
      refuseOutdated(versions, request.headers['x-schema-version'])
      return { data: await digest(settings, identityOf(request).uid) }
    },
  )

  const streams = createStreams(store.changes, async (uid) => writeHead(await store.position(uid)))
  app.addHook('preClose', async () => streams.endAll())
  app.get('/stream', { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const identity = identityOf(request)
    await store.position(identity.uid)
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
    return reply.send(streams.open(identity))
  })
}

/** A device never gets a schema version newer than it knows. Its pushes are still accepted. */
function refuseOutdated(versions: DocumentVersions, known: number | undefined): void {
  if (known === undefined || known >= versions.current) return
  throw new Problem(409, 'CLIENT_OUTDATED', 'This app is too old to read the data: update it')
}
