import { ChevronDown, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { clockText } from '#domain/time/duration.ts'
import { setWorkoutExerciseRest } from '#domain/workout/workout-exercises.ts'
import styles from './builder.module.css'
import type { EditWorkout } from './use-draft.ts'

type RestSelectProps = {
  readonly label: string
  /** Seconds; null is the usual rest. */
  readonly value: number | null
  readonly usual: number
  readonly exerciseId: string
  readonly edit: EditWorkout
}

const REST_SECONDS = [0, 15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360]
const USUAL = 'usual'

export function RestSelect({ label, value, usual, exerciseId, edit }: RestSelectProps) {
  const { t } = useTranslation('workouts')
  const choices = [...new Set([...REST_SECONDS, ...(value === null ? [] : [value])])].toSorted((a, b) => a - b)
  const choose = (text: string) => {
    const seconds = text === USUAL ? null : Number(text)
    edit((workout) => setWorkoutExerciseRest(workout, exerciseId, seconds))
  }
  return (
    <label className={styles.rest}>
      <Timer aria-hidden />
      <span>{t('builder.rest')}</span>
      <span className={styles.restChoice}>
        <select aria-label={label} value={value ?? USUAL} onChange={(event) => choose(event.target.value)}>
          <option value={USUAL}>{t('builder.usualRest', { time: clockText(usual) })}</option>
          {choices.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? t('builder.noRest') : clockText(seconds)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </span>
    </label>
  )
}
