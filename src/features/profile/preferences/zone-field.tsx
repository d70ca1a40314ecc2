import { useTranslation } from 'react-i18next'
import { deviceTimeZone } from '#contract/device-headers.ts'
import { SelectField } from '#ui/select-field.tsx'

type ZoneFieldProps = {
  /** Null follows this device. */
  readonly zone: string | null
  readonly onChange: (zone: string | null) => void
}

export function ZoneField({ zone, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('profile')
  return (
    <SelectField
      label={t('timeZone')}
      hint={t('timeZoneHint')}
      value={zone ?? ''}
      onChange={(chosen) => onChange(chosen || null)}
      options={[
        { value: '', label: t('timeZone.device', { zone: zoneText(deviceTimeZone()) }) },
        ...zoneChoices(zone).map((choice) => ({ value: choice, label: zoneText(choice) })),
      ]}
    />
  )
}

/** Including the current one, which this browser may not know. */
function zoneChoices(current: string | null): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return current === null || known.includes(current) ? known : [current, ...known]
}

/** `America/Sao Paulo`. */
function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ')
}
