import type { FastifyInstance } from 'fastify'
import { packedSlices, unpack } from '#contract/packed-slices.ts'
import type { PullSlice } from '#contract/sync.ts'

/** Everything that a server has of the token's person. Throws on every response other than 200. */
export async function askSlices(app: FastifyInstance, token: string): Promise<readonly PullSlice[]> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.inject({ url: '/api/sync/slices', headers })
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
  const slices: PullSlice[] = []
  const body = new Blob([new Uint8Array(response.rawPayload)]).stream()
  for await (const packed of packedSlices(body, () => undefined)) {
    slices.push((JSON.parse(await unpack(packed)) as { data: PullSlice }).data)
  }
  return slices
}
