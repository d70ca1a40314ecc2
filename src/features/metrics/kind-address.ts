import type { MeasurementKind } from '#contract/measurement.ts'

/** The address of one measurement, or of all of them, that keeps how far back is looked. */
export function metricsAddress(params: URLSearchParams, kind: MeasurementKind | null): string {
  const range = params.get('range')
  const query = new URLSearchParams({ ...(kind && { kind }), ...(range && { range }) })
  return query.size > 0 ? `/metrics?${query}` : '/metrics'
}
