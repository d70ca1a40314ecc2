import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { Chip } from '#ui/chip.tsx'
import styles from './form.module.css'

type MuscleChoiceProps = {
  readonly label: string
  readonly value: readonly Muscle[]
  readonly onChange: (muscles: readonly Muscle[]) => void
  readonly without?: readonly Muscle[]
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** It takes the focus as a whole if it blocks the form. */
export function MuscleChoice({ label, value, onChange, without = [], error, ref }: MuscleChoiceProps) {
  const { t } = useTranslation('shared')
  const errorId = useId()
  const toggle = (muscle: Muscle) =>
    onChange(value.includes(muscle) ? value.filter((it) => it !== muscle) : [...value, muscle])
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {MUSCLES.filter((muscle) => !without.includes(muscle)).map((muscle) => (
          <Chip key={muscle} selected={value.includes(muscle)} onClick={() => toggle(muscle)}>
            {t(`muscle.${muscle}`)}
          </Chip>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
