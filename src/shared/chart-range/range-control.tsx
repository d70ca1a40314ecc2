import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { type ChartRange, RANGES } from './use-range.ts'

type RangeControlProps = { readonly value: ChartRange; readonly onChange: (range: ChartRange) => void }

export function RangeControl({ value, onChange }: RangeControlProps) {
  const { t } = useTranslation('parts')
  const options = RANGES.map((range) => ({ value: range, label: t(`range.${range}`) }))
  return <SegmentedControl label={t('range.label')} options={options} value={value} onChange={onChange} />
}
