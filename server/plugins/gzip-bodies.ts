import type { Readable, TransformCallback } from 'node:stream'
import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, RequestPayload } from 'fastify'
import { Problem } from '../problem.ts'
import { standardProblem } from './errors.ts'

/** Lets a scope take bodies that were compressed with gzip. A route's body limit holds for what comes out. */
export function takeGzipBodies(scope: FastifyInstance): void {
  scope.addHook('preParsing', async (request, _reply, payload) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    if (encoding === 'identity') return payload
    if (encoding === 'gzip') return unzipped(payload, request.routeOptions.bodyLimit ?? 0)
    throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'A body may be compressed with gzip, and with nothing else')
  })
}

/** Unpacks as it is read, and stops at the limit: memory never holds more than that, whatever a body unfolds to. */
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
    // What still comes is read and forgotten, so that the answer reaches whoever is still sending.
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
  /** How much has come over the wire: Fastify compares it with the length that was announced. */
  receivedEncodedLength = 0
  private readonly limit: number
  private length = 0

  constructor(limit: number) {
    super()
    this.limit = limit
    // After Fastify has stopped listening an error is nobody's, and would end the process.
    this.on('error', () => {})
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.length += chunk.length
    if (this.length > this.limit) done(standardProblem(413))
    else done(null, chunk)
  }
}
