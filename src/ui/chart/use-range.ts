import { useSearchParams } from 'react-router-dom'
import { type ChartRange, RANGES } from './range-control.tsx'

/** What a screen shows until the person chooses. */
const FIRST: ChartRange = '12'

/** How far back the charts of a screen look: it stands in the address, so that going back and reloading find it again. */
export function useRange(first: ChartRange = FIRST): {
  readonly range: ChartRange
  /** The same as the questions take it. */
  readonly weeks: number | 'all'
  readonly setRange: (range: ChartRange) => void
} {
  const [params, setParams] = useSearchParams()
  const range = RANGES.find((known) => known === params.get('range')) ?? first
  const setRange = (wanted: ChartRange) =>
    setParams(
      (present) => {
        present.set('range', wanted)
        return present
      },
      { replace: true },
    )
  return { range, weeks: range === 'all' ? 'all' : Number(range), setRange }
}
