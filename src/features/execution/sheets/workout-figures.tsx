import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { elapsedMs } from '#domain/session/lifecycle.ts'
import { summarize } from '#domain/session/summary.ts'
import { clockText } from '#domain/time/duration.ts'
import { instantOf } from '#domain/time/instant.ts'
import { useFormats } from '#shared/format/quantities.ts'
import styles from './workout-figures.module.css'

type WorkoutFiguresProps = { readonly session: Session; readonly endedAtMs: number; readonly unit: WeightUnit }

/** Duration, sets and volume of a workout that ends at this time. */
export function WorkoutFigures({ session, endedAtMs, unit }: WorkoutFiguresProps) {
  const { t } = useTranslation('execution')
  const formats = useFormats()
  const { sets, warmUps, volume } = summarize(session, endedAtMs)
  // A running pause ends with the workout.
  const durationMs = elapsedMs({ ...session, endedAt: instantOf(endedAtMs) }, endedAtMs)
  const facts = [
    [t('finish.duration'), clockText(durationMs / 1_000)],
    // The header counts both.
    [t('finish.sets'), String(sets), warmUps > 0 && t('finish.warmUps', { count: warmUps })],
    [t('finish.volume'), formats.volume(volume, unit)],
  ] as const
  return (
    <dl className={styles.figures}>
      {facts.map(([name, value, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more && (
              <>
                {' '}
                <small className={styles.more}>{more}</small>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
