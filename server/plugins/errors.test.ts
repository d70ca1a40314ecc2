import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyPluginAsync } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { answerErrors, answerNotFound } from './errors.ts'
import { takeGzipBodies } from './gzip-bodies.ts'

const plainRoutes: FastifyPluginAsync = async (scope) => {
  scope.get('/ready', async () => 'ready')
}

const packedRoutes: FastifyPluginAsync = async (scope) => {
  takeGzipBodies(scope)
  scope.post('/packed', async () => 'taken')
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
  app.post('/plain', async () => 'taken')
  await app.register(packedRoutes)
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

/** Sends all of a body before it looks at what the server says. */
async function answerAfterSending(port: number, path: string, body: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  socket.write(`${head}\r\n\r\n`)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(body, () => resolve())
  })
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}

test.each(['/plain', '/packed'])(
  'a body that is far too large for %s is answered with a 413 that arrives',
  async (path) => {
    const { app } = await serverWithRoutes()
    onTestFinished(() => app.close())
    const body = Buffer.alloc(20 * 1024 * 1024, ' ')
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await answerAfterSending(Number(new URL(origin).port), path, body)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('PAYLOAD_TOO_LARGE')
  },
)
