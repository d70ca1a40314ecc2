import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { eraseBucketObjects } from './erase-bucket-objects.ts'

type Bucket = { readonly origin: string; readonly names: Set<string>; readonly close: () => Promise<void> }

const PAGE = 2
const opened: Bucket[] = []
afterEach(() => Promise.all(opened.splice(0).map((bucket) => bucket.close())))

/** A bucket as Google's JSON interface shows it, two names a page. */
async function bucketOf(names: readonly string[], refused = ''): Promise<Bucket> {
  const kept = new Set(names)
  const app = Fastify()
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.authorization !== 'Bearer admin') return reply.code(401).send({})
  })
  app.get<{ Querystring: { prefix: string } }>('/storage/v1/b/pictures/o', ({ query }, reply) => {
    const found = [...kept].filter((name) => name.startsWith(query.prefix))
    return reply.send({
      ...(found.length > 0 && { items: found.slice(0, PAGE).map((name) => ({ name })) }),
      ...(found.length > PAGE && { nextPageToken: 'more' }),
    })
  })
  app.delete<{ Params: { name: string } }>('/storage/v1/b/pictures/o/:name', ({ params }, reply) => {
    if (params.name === refused) return reply.code(503).send()
    return reply.code(kept.delete(params.name) ? 204 : 404).send()
  })
  const bucket = { origin: await app.listen({ port: 0, host: '127.0.0.1' }), names: kept, close: () => app.close() }
  opened.push(bucket)
  return bucket
}

const access = ({ origin }: Bucket) => ({ bucket: 'pictures', origin, accessToken: async () => 'admin' })
const ANA = ['avatars/ana/1-a.webp', 'avatars/ana/2-b.webp', 'avatars/ana/3-c.webp']
const OTHERS = ['avatars/anabel/1-a.webp', 'avatars/bruno/1-a.webp', 'other/ana/x']

test('everything of a person goes, over several pages, and nothing of anybody else', async () => {
  const bucket = await bucketOf([...ANA, ...OTHERS])
  await eraseBucketObjects(access(bucket), 'ana')
  expect([...bucket.names]).toEqual(OTHERS)
})

test('a person without files is no error', async () => {
  const bucket = await bucketOf(OTHERS)
  await eraseBucketObjects(access(bucket), 'ana')
  expect([...bucket.names]).toEqual(OTHERS)
})

test('a failed removal is reported, so that the deletion is retried', async () => {
  const bucket = await bucketOf(ANA, 'avatars/ana/2-b.webp')
  await expect(eraseBucketObjects(access(bucket), 'ana')).rejects.toThrow('503')
})
