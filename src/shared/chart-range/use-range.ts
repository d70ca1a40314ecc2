import { useSearchParams } from 'react-router-dom'

/** Ranges of charts, in weeks. */
export const RANGES = ['4', '12', '26', '52', 'all'] as const
export type ChartRange = (typeof RANGES)[number]

const DEFAULT_RANGE: ChartRange = '12'

/** How far back the charts of a screen look. The address keeps it for going back and reloading. */
export function useRange(defaultRange = DEFAULT_RANGE): {
  readonly range: ChartRange
  /** The same range in the form that questions take. */
  readonly weeks: number | 'all'
  readonly setRange: (range: ChartRange) => void
} {
  const [params, setParams] = useSearchParams()
  const range = RANGES.find((known) => known === params.get('range')) ?? defaultRange
  const setRange = (chosen: ChartRange) =>
    setParams(
      (present) => {
        present.set('range', chosen)
        return present
      },
      { replace: true },
    )
  return { range, weeks: range === 'all' ? 'all' : Number(range), setRange }
}
