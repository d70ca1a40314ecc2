import { expect, test } from 'vitest'
import { serveMetrics } from './serve-metrics.ts'

test('metrics that cannot be read are an error to the one who asks, and the server goes on', async () => {
  let isBroken = true
  const text = async () => {
    if (isBroken) throw new Error('no pool')
    return 'up 1\n'
  }
  const contentType = 'text/plain; version=0.0.4; charset=utf-8'
  const server = await serveMetrics({ text, contentType }, '127.0.0.1', 0)
  const ask = () => fetch(`http://127.0.0.1:${server.port}/metrics`)
  expect((await ask()).status).toBe(500)
  isBroken = false
  const answer = await ask()
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n'])
  await server.close()
})
