import type { Readable, TransformCallback } from 'node:stream'
import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, RequestPayload } from 'fastify'
import { Problem } from '../problem.ts'
import { BodyShape } from './body-shape.ts'
import { standardProblem } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the body, unpacked; 0 without one. */
    unpackedBytes: number
  }
}

/** A route's body limit applies to the decompressed size, and `BodyShape` to its content, packed or not. */
export function takeGzipBodies(scope: FastifyInstance): void {
  scope.decorateRequest('unpackedBytes', 0)
  scope.addHook('preParsing', async (request, _reply, payload) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    const body = new LimitedBody(request.routeOptions.bodyLimit ?? 0, (bytes) => {
      request.unpackedBytes = bytes
    })
    if (encoding === 'identity') return piped(payload, body)
    if (encoding === 'gzip') return unzipped(payload, body)
    throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'A body may be compressed with gzip, and with nothing else')
  })
}

function piped(payload: RequestPayload, body: LimitedBody): RequestPayload {
  payload.on('data', (chunk: Buffer) => {
    body.receivedEncodedLength += chunk.length
  })
  payload.on('error', (cause) => body.destroy(cause))
  body.once('close', () => {
    payload.unpipe(body)
    payload.resume()
  })
  return payload.pipe(body)
}

/** Stops at the limit: memory never holds more, whatever the ratio. */
function unzipped(payload: RequestPayload, body: LimitedBody): RequestPayload {
  // The usual 16 kB would make a round through the streams for each.
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
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
  private readonly tellBytes: (bytes: number) => void
  private readonly shape = new BodyShape()
  private length = 0

  constructor(limit: number, tellBytes: (bytes: number) => void) {
    super()
    this.limit = limit
    this.tellBytes = tellBytes
    // After Fastify has stopped listening, an unhandled error would end the process.
    this.on('error', () => {})
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.length += chunk.length
    this.tellBytes(this.length)
    const excess = this.shape.excessAfter(chunk)
    if (this.length > this.limit) done(standardProblem(413))
    else if (excess !== undefined) done(new Problem(413, 'PAYLOAD_TOO_LARGE', excess))
    else done(null, chunk)
  }
}
