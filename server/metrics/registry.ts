/** Of fixed words, or of values that a route or a code has: never of what a person wrote. */
type Labels = Readonly<Record<string, string>>

type Kind = 'counter' | 'gauge' | 'histogram'
type Metric = { readonly kind: Kind; readonly help: string; readonly lines: () => readonly string[] }

export type Registry = ReturnType<typeof createRegistry>

/** Metrics in the text format of Prometheus. */
export function createRegistry() {
  const metrics = new Map<string, Metric>()
  return {
    counter: (name: string, help: string) => {
      const values = new Map<string, number>()
      metrics.set(name, {
        kind: 'counter',
        help,
        lines: () => [...values].map(([key, value]) => line(name, key, value)),
      })
      return (labels: Labels = {}, by = 1) => {
        const key = keyOf(labels)
        values.set(key, (values.get(key) ?? 0) + by)
      }
    },
    /** Read whenever somebody asks. */
    gauge: (name: string, help: string, read: () => readonly (readonly [Labels, number])[]) => {
      const lines = () => read().map(([labels, value]) => line(name, keyOf(labels), value))
      metrics.set(name, { kind: 'gauge', help, lines })
    },
    histogram: (name: string, help: string, bounds: readonly number[]) => {
      const series = new Map<string, { readonly labels: Labels; readonly counts: number[]; sum: number }>()
      metrics.set(name, {
        kind: 'histogram',
        help,
        lines: () => [...series.values()].flatMap((one) => histogramLines(name, bounds, one)),
      })
      return (labels: Labels, value: number) => {
        const key = keyOf(labels)
        const one = series.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 }
        series.set(key, one)
        const found = bounds.findIndex((bound) => value <= bound)
        const place = found < 0 ? bounds.length : found
        one.counts[place] = (one.counts[place] ?? 0) + 1
        one.sum += value
      }
    },
    text: () =>
      [...metrics]
        .flatMap(([name, { kind, help, lines }]) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines()])
        .map((text) => `${text}\n`)
        .join(''),
  }
}

type Series = { readonly labels: Labels; readonly counts: readonly number[]; readonly sum: number }

/** Each bucket counts those below it as well. */
function histogramLines(name: string, bounds: readonly number[], { labels, counts, sum }: Series): readonly string[] {
  let total = 0
  const buckets = counts.map((count, place) => {
    total += count
    return line(`${name}_bucket`, keyOf({ ...labels, le: String(bounds[place] ?? '+Inf') }), total)
  })
  return [...buckets, line(`${name}_sum`, keyOf(labels), sum), line(`${name}_count`, keyOf(labels), total)]
}

function line(name: string, key: string, value: number): string {
  return `${name}${key} ${value}`
}

function keyOf(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
