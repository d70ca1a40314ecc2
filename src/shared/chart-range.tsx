import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { useAddressValue } from './use-address-value.ts'

/** In weeks. */
const RANGES = ['4', '12', '26', '52', 'all'] as const
type ChartRange = (typeof RANGES)[number]

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

type RangeControlProps = { readonly value: ChartRange; readonly onChange: (range: ChartRange) => void }

export function RangeControl({ value, onChange }: RangeControlProps) {
  const { t } = useTranslation('parts')
  const options = RANGES.map((range) => ({ value: range, label: t(`range.${range}`) }))
  return <SegmentedControl isCompact label={t('range.label')} options={options} value={value} onChange={onChange} />
}
