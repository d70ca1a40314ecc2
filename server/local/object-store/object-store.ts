import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_OBJECT_BYTES, sniffPictureType } from '#domain/profile/avatar-file.ts'
import { ownerOfPath } from '#domain/profile/avatar-path.ts'
import { InvalidToken, type TokenVerifier, type VerifiedIdentity } from '../../identity/token-verifier.ts'
import { identityOf } from '../../plugins/authentication.ts'
import { limitPerAddress, limitPerPerson, type RateLimits } from '../../plugins/rate-limits.ts'
import { readUpload } from './multipart-related.ts'
import { type ObjectFiles, type ObjectMetadata, sentMetadata } from './object-files.ts'
import { answerObjectError, ObjectProblem } from './object-problem.ts'

export type ObjectStoreOptions = {
  readonly bucket: string
  readonly files: ObjectFiles
  readonly tokenVerifier: TokenVerifier
  readonly rateLimits: RateLimits
}

type InBucket = { readonly Params: { readonly bucket: string } }
type Named = InBucket & { readonly Querystring: { readonly name?: unknown } }
type OfObject = {
  readonly Params: { readonly bucket: string; readonly '*': string }
  readonly Querystring: { readonly alt?: unknown; readonly token?: unknown }
}

const FIREBASE = /^(?:Firebase|Bearer) ([\w.~+/=-]{1,8192})$/i
/** A person has one picture, and briefly the one before it. */
const MAX_OBJECTS = 20
/** Overhead of an upload besides its bytes. */
const MAX_FRAME_BYTES = 64 * 1024

/**
 * The part of Firebase Storage's REST interface that profile pictures need. People write and delete only in their own
 * `avatars/{uid}/`; they read their own files, or those they have a download token for.
 */
export const objectStore: FastifyPluginAsync<ObjectStoreOptions> = async (store, options) => {
  store.setErrorHandler(answerObjectError)
  store.setNotFoundHandler(() => {
    throw new ObjectProblem(404, 'Not Found.')
  })
  limitPerAddress(store, options.rateLimits.perAddress)
  store.addHook<InBucket>('onRequest', async ({ params }) => {
    if (params.bucket !== undefined && params.bucket !== options.bucket) throw new ObjectProblem(404, 'Not Found.')
  })
  await store.register(async (reading) => readObjects(reading, options))
  await store.register(async (writing) => writeObjects(writing, options))
}

function readObjects(scope: FastifyInstance, { files, tokenVerifier }: ObjectStoreOptions): void {
  scope.get<OfObject>('/b/:bucket/o/*', async (request, reply) => {
    const path = request.params['*']
    const stored = files.metadataOf(path)
    if (!stored || !hasToken(stored, request.query.token)) {
      // Only the owner may learn whether the object exists.
      await requireOwner(request, tokenVerifier, path)
      if (!stored) throw new ObjectProblem(404, 'Not Found.')
    }
    return request.query.alt === 'media' ? sendBytes(reply, files, stored) : sendMetadata(reply, stored)
  })
}

function writeObjects(scope: FastifyInstance, { files, tokenVerifier, rateLimits }: ObjectStoreOptions): void {
  scope.decorateRequest('identity', null)
  scope.addHook('onRequest', async (request) => {
    request.identity = await senderOf(request, tokenVerifier)
    if (!request.identity) throw unauthenticated()
  })
  limitPerPerson(scope, rateLimits.perPerson)
  scope.removeAllContentTypeParsers()
  // Authorizes the sender and the path before reading any bytes.
  scope.addContentTypeParser(
    /^multipart\/related/i,
    { parseAs: 'buffer', bodyLimit: MAX_OBJECT_BYTES + MAX_FRAME_BYTES },
    (_request, body, done) => done(null, body),
  )

  const upload = {
    onRequest: async (request: FastifyRequest<Named>) => void ownPath(request),
    config: { takesSlowBodies: true },
  }
  scope.post<Named>('/b/:bucket/o', upload, async (request, reply) => {
    const path = ownPath(request)
    const sentObject = readUpload(request.headers['content-type'] ?? '', asBuffer(request.body))
    if (!sentObject) throw new ObjectProblem(400, 'The body must be JSON metadata and the bytes, as multipart/related.')
    const { bytes, metadata } = sentObject
    if (bytes.length > MAX_OBJECT_BYTES) throw new ObjectProblem(413, 'The object is larger than this bucket takes.')
    const contentType = sniffPictureType(bytes)
    if (!contentType) throw new ObjectProblem(400, 'The bytes are no JPEG, PNG or WebP picture.')
    if (!files.metadataOf(path) && files.countOf(identityOf(request).uid) >= MAX_OBJECTS) {
      throw new ObjectProblem(402, 'Quota exceeded: delete a picture first.')
    }
    const sent = sentMetadata.parse(metadata)
    return sendMetadata(reply, files.put(path, { bytes, contentType, sent, nowMs: Date.now() }))
  })

  scope.delete<OfObject>('/b/:bucket/o/*', async (request, reply) => {
    const path = request.params['*']
    if (ownerOfPath(path) !== identityOf(request).uid) throw denied()
    if (!files.remove(path)) throw new ObjectProblem(404, 'Not Found.')
    return reply.code(204).send()
  })
}

function ownPath(request: FastifyRequest<Named>): string {
  const { name } = request.query
  if (typeof name !== 'string' || ownerOfPath(name) !== identityOf(request).uid) throw denied()
  return name
}

async function requireOwner(request: FastifyRequest, verifier: TokenVerifier, path: string): Promise<void> {
  const sender = await senderOf(request, verifier)
  // A wrong picture token is forbidden instead of unauthenticated; nobody signs in to see a picture.
  if (!sender && !request.url.includes('token=')) throw unauthenticated()
  if (ownerOfPath(path) !== sender?.uid) throw denied()
}

function hasToken({ downloadTokens }: ObjectMetadata, token: unknown): boolean {
  const [expected, given] = [Buffer.from(downloadTokens), Buffer.from(typeof token === 'string' ? token : '')]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function sendMetadata(reply: FastifyReply, metadata: ObjectMetadata): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(metadata)
}

/** Prevents a browser from treating the bytes as anything but the detected picture type. */
function sendBytes(reply: FastifyReply, files: ObjectFiles, metadata: ObjectMetadata): FastifyReply {
  if (metadata.contentLanguage !== undefined) reply.header('content-language', metadata.contentLanguage)
  return reply
    .header('cache-control', metadata.cacheControl ?? 'private, max-age=0')
    .header('content-disposition', metadata.contentDisposition)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('etag', `"${metadata.etag}"`)
    .header('last-modified', new Date(metadata.updated).toUTCString())
    .type(metadata.contentType)
    .send(files.bytesOf(metadata))
}

function asBuffer(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

function denied(): ObjectProblem {
  return new ObjectProblem(403, 'Permission denied.')
}

/** Null if anonymous. A token that cannot be verified is an error, too: it must not look like a refusal. */
async function senderOf({ headers }: FastifyRequest, verifier: TokenVerifier): Promise<VerifiedIdentity | null> {
  if (headers.authorization === undefined) return null
  const token = FIREBASE.exec(headers.authorization)?.[1]
  if (token === undefined) throw unauthenticated()
  try {
    return await verifier.verify(token)
  } catch (cause) {
    if (cause instanceof InvalidToken) throw unauthenticated(cause)
    throw new ObjectProblem(503, 'Who you are cannot be checked at the moment.', { cause })
  }
}

/** Missing or invalid token: signing in helps. */
function unauthenticated(cause?: InvalidToken): ObjectProblem {
  return new ObjectProblem(401, 'Invalid or missing authentication token.', { cause })
}
