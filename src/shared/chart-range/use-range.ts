import { useAddressValue } from '../use-address-value.ts'

/** In weeks. */
export const RANGES = ['4', '12', '26', '52', 'all'] as const
export type ChartRange = (typeof RANGES)[number]

const DEFAULT_RANGE: ChartRange = '12'

/** The address keeps the range for going back and reloading. */
export function useRange(defaultRange = DEFAULT_RANGE): {
  readonly range: ChartRange
  readonly weeks: number | 'all'
  readonly setRange: (range: ChartRange) => void
} {
  const [chosen, setRange] = useAddressValue('range')
  const range = RANGES.find((known) => known === chosen) ?? defaultRange
  return { range, weeks: range === 'all' ? 'all' : Number(range), setRange }
}
