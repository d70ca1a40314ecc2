import { type Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { PACKED_SLICES_TYPE, packedSlices } from '#contract/packed-slices.ts'
import type { FuzzRequest, FuzzRoute } from './requests.ts'
import { textOfValue } from './text-of-value.ts'

export type FuzzAnswer = { readonly status: number; readonly type: string; readonly text: string }

type Line = { readonly origin: string; readonly agent: Agent }

/** One request over HTTP. A stream that never ends is left at its beginning. Rejects where there is no answer. */
export function exchange(
  { origin, agent }: Line,
  { method }: FuzzRoute,
  { path, query, headers, bytes }: FuzzRequest,
  authorization: string | undefined,
): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const sent = {
      ...headers,
      ...(authorization !== undefined && { authorization }),
      ...(bytes && { 'content-length': String(bytes.length) }),
    }
    const outgoing = request(`${origin}${path}${searchOf(query)}`, { method, headers: sent, agent })
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      const [status, type] = [response.statusCode ?? 0, response.headers['content-type'] ?? '']
      if (type.startsWith('text/event-stream')) {
        outgoing.destroy()
        resolve({ status, type, text: '' })
        return
      }
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', reject)
      response.once('end', () => {
        void textOf(type, Buffer.concat(pieces)).then((text) => resolve({ status, type, text }), reject)
      })
    })
    outgoing.end(bytes)
  })
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(textOfValue(one).toWellFormed())}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

async function textOf(type: string, bytes: Buffer): Promise<string> {
  if (!type.startsWith(PACKED_SLICES_TYPE)) return bytes.toString()
  const texts = []
  for await (const slice of packedSlices(new Blob([new Uint8Array(bytes)]).stream(), () => undefined)) {
    texts.push(gunzipSync(slice).toString())
  }
  return texts.join('\n')
}
