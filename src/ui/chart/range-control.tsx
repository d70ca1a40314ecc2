import { SegmentedControl } from '../segmented-control.tsx'

/** How far back charts look, in weeks. */
export const RANGES = ['4', '12', '26', '52', 'all'] as const
export type ChartRange = (typeof RANGES)[number]

type RangeControlProps = {
  readonly label: string
  readonly names: Readonly<Record<ChartRange, string>>
  readonly value: ChartRange
  readonly onChange: (range: ChartRange) => void
}

/** From the last four weeks to everything, for all charts of a screen. */
export function RangeControl({ label, names, value, onChange }: RangeControlProps) {
  const options = RANGES.map((range) => ({ value: range, label: names[range] }))
  return <SegmentedControl label={label} options={options} value={value} onChange={onChange} />
}
