import type { MeasurementKind } from '#contract/measurement.ts'
import { METRICS_PATH } from '#contract/routes.ts'

/** The address of one or all measurements, keeping the selected range. */
export function metricsAddress(params: URLSearchParams, kind: MeasurementKind | null): string {
  const range = params.get('range')
  const query = new URLSearchParams({ ...(kind && { kind }), ...(range && { range }) })
  return query.size > 0 ? `${METRICS_PATH}?${query}` : METRICS_PATH
}
