import fastify, { type FastifyPluginAsync } from 'fastify'
import { expect, test } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { answerErrors, answerNotFound } from './errors.ts'

const plainRoutes: FastifyPluginAsync = async (scope) => {
  scope.get('/ready', async () => 'ready')
}

async function serverWithRoutes() {
  const logged: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  app.decorate('metrics', createMetrics({}))
  answerErrors(app)
  app.setNotFoundHandler(answerNotFound)
  await app.register(plainRoutes, { prefix: '/api' })
  app.put('/api/ready', async () => 'set')
  app.get('/pictures/:name', async () => 'a picture')
  await app.ready()
  return { app, logged }
}

test.each(['/**', '/api/s*x', '/en-US/*x', '/api/:a(', '/api/:a(.*)', '/pictures/:name/x', '/__proto__'])(
  'an unknown address that looks like a pattern, %s, is a 404 and no error of the server',
  async (url) => {
    const { app, logged } = await serverWithRoutes()
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, body } = await app.inject({ url, method })
      expect({ statusCode, body: JSON.parse(body) }).toMatchObject({
        statusCode: 404,
        body: { error: { code: 'NOT_FOUND' } },
      })
    }
    expect(logged).toEqual([])
    await app.close()
  },
)

test('a method that an address does not take is told which ones it takes', async () => {
  const { app } = await serverWithRoutes()
  const { statusCode, headers } = await app.inject({ url: '/api/ready?now', method: 'DELETE' })
  expect(statusCode).toBe(405)
  expect(String(headers['allow']).split(', ').toSorted()).toEqual(['GET', 'HEAD', 'PUT'])
  await app.close()
})
