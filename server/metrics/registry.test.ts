import { expect, test } from 'vitest'
import { createRegistry } from './registry.ts'

test('counters, gauges and histograms are told in the text format of Prometheus', () => {
  const registry = createRegistry()
  const count = registry.counter('things_total', 'Things.')
  const observe = registry.histogram('took_seconds', 'Time.', [0.1, 1])
  registry.gauge('open', 'Open things.', () => [[{}, 3]])
  count({ kind: 'a' })
  count({ kind: 'a' }, 2)
  count({ kind: 'say "b"\\\n' })
  for (const seconds of [0.1, 0.5, 7]) observe({ route: '/x' }, seconds)
  expect(registry.text()).toBe(`# HELP things_total Things.
# TYPE things_total counter
things_total{kind="a"} 3
things_total{kind="say \\"b\\"\\\\\\n"} 1
# HELP took_seconds Time.
# TYPE took_seconds histogram
took_seconds_bucket{route="/x",le="0.1"} 1
took_seconds_bucket{route="/x",le="1"} 2
took_seconds_bucket{route="/x",le="+Inf"} 3
took_seconds_sum{route="/x"} 7.6
took_seconds_count{route="/x"} 3
# HELP open Open things.
# TYPE open gauge
open 3
`)
})
