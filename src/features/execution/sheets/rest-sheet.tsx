import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { clockText } from '#domain/time/duration.ts'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './sheets.module.css'

const PRESETS = [0, 30, 60, 90, 120, 150, 180, 240, 300] as const
const STEP_SECONDS = 15

type RestSheetProps = {
  /** Null: the person's usual rest. */
  readonly restSeconds: number | null
  readonly usualSeconds: number
  readonly onChange: (seconds: number | null) => void
}

/** The rest after each set of an exercise. Applies from the next set on. */
export function RestSheet({ restSeconds, usualSeconds, onChange }: RestSheetProps) {
  const { t } = useTranslation('execution')
  const seconds = restSeconds ?? usualSeconds
  const text = (value: number) => (value === 0 ? t('noRest') : clockText(value))
  return (
    <div className={styles.stack}>
      <div className={styles.stepper}>
        <IconButton
          variant="filled"
          label={t('rest.shorter')}
          icon={Minus}
          disabled={seconds === 0}
          onClick={() => onChange(Math.max(0, seconds - STEP_SECONDS))}
        />
        <output className={styles.large}>{text(seconds)}</output>
        <IconButton
          variant="filled"
          label={t('rest.longer')}
          icon={Plus}
          onClick={() => onChange(seconds + STEP_SECONDS)}
        />
      </div>
      <div className={styles.chips}>
        <Chip selected={restSeconds === null} onClick={() => onChange(null)}>
          {t('usualRest')} · {text(usualSeconds)}
        </Chip>
        {PRESETS.map((preset) => (
          <Chip key={preset} selected={restSeconds === preset} onClick={() => onChange(preset)}>
            {text(preset)}
          </Chip>
        ))}
      </div>
    </div>
  )
}
