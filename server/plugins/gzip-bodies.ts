import type { Readable, TransformCallback } from 'node:stream'
import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, RequestPayload } from 'fastify'
import { Problem } from '../problem.ts'
import { standardProblem } from './errors.ts'

/** A route's body limit applies to the decompressed size. */
export function takeGzipBodies(scope: FastifyInstance): void {
  scope.addHook('preParsing', async (request, _reply, payload) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    if (encoding === 'identity') return payload
    if (encoding === 'gzip') return unzipped(payload, request.routeOptions.bodyLimit ?? 0)
    throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'A body may be compressed with gzip, and with nothing else')
  })
}

/** Stops at the limit: memory never holds more, whatever the ratio. */
function unzipped(payload: RequestPayload, limit: number): RequestPayload {
  const gunzip = createGunzip()
  const body = new LimitedBody(limit)
  payload.on('data', (chunk: Buffer) => {
    body.receivedEncodedLength += chunk.length
  })
  const fail = (cause: unknown) => body.destroy(brokenGzip(cause))
  payload.on('error', fail)
  gunzip.on('error', fail)
  body.once('close', () => {
    // The rest is read and discarded, so that the response reaches a client that is still sending.
    payload.unpipe(gunzip)
    payload.resume()
    gunzip.destroy()
  })
  payload.pipe(gunzip).pipe(body)
  return body
}

function brokenGzip(cause: unknown): Problem {
  return new Problem(400, 'BAD_REQUEST', 'The body is said to be gzip, and cannot be unpacked', { cause })
}

class LimitedBody extends Transform implements Readable {
  /** Received bytes on the wire: Fastify compares them with the announced length. */
  receivedEncodedLength = 0
  private readonly limit: number
  private length = 0

  constructor(limit: number) {
    super()
    this.limit = limit
    // After Fastify has stopped listening, an unhandled error would end the process.
    this.on('error', () => {})
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.length += chunk.length
    if (this.length > this.limit) done(standardProblem(413))
    else done(null, chunk)
  }
}
