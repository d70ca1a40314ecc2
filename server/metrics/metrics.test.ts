import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const answered = { method: 'GET', route: '/x', status: 200 }

test('each bucket of the latency counts the faster requests as well, and streams are in none', async () => {
  const metrics = createMetrics({})
  for (const seconds of [0.1, 0.5, 70, null]) metrics.request({ ...answered, seconds })
  const text = await metrics.text()
  const bucket = (bound: string) => text.match(`_bucket\\{le="${bound}",method="GET",route="/x"\\} (\\d+)`)?.[1]
  expect(['0.05', '0.1', '0.25', '0.5', '10', '\\+Inf'].map(bucket)).toEqual(['0', '1', '1', '2', '2', '3'])
  expect(text).toContain('barra_request_seconds_count{method="GET",route="/x"} 3\n')
  expect(text).toContain('barra_requests_total{method="GET",route="/x",status="200"} 4\n')
})

test('what an alarm waits for is told as 0 before it first happens', async () => {
  const text = await createMetrics({}).text()
  for (const series of [
    'barra_pushes_total',
    'barra_push_conflicts_total',
    'barra_push_refused_rows_total',
    'barra_quarantined_rows_total',
    'barra_mails_total{outcome="sent"}',
    'barra_mails_total{outcome="failed"}',
    'barra_streams',
  ]) {
    expect(text).toContain(`${series} 0\n`)
  }
})

test('two servers of one process count apart', async () => {
  const [busy, idle] = [createMetrics({}), createMetrics({})]
  busy.push({ conflicts: 2, refused: 0, quarantined: 0 })
  expect(await busy.text()).toContain('barra_push_conflicts_total 2\n')
  expect(await idle.text()).toContain('barra_push_conflicts_total 0\n')
})
