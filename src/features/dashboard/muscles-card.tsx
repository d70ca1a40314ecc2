import { useTranslation } from 'react-i18next'
import type { MuscleWork } from '#domain/analytics/questions.ts'
import { List } from '#ui/list.tsx'
import { Meter } from '#ui/meter.tsx'
import styles from './dashboard.module.css'
import { MUSCLE_LINES, MusclesFrame } from './figures-place.tsx'

type MusclesCardProps = {
  /** Undefined while loading. */
  readonly work: readonly MuscleWork[] | undefined
  readonly number: (value: number, decimals?: number) => string
}

export function MusclesCard({ work, number }: MusclesCardProps) {
  const { t } = useTranslation(['dashboard', 'shared'])
  if (!work) return <MusclesFrame />
  const trained = work
    .filter(({ sets }) => sets > 0)
    .toSorted((left, right) => right.sets - left.sets)
    .slice(0, MUSCLE_LINES)
  const most = trained[0]?.sets
  if (most === undefined) {
    return (
      <MusclesFrame>
        <p className="quiet">{t('muscles.none')}</p>
      </MusclesFrame>
    )
  }
  return (
    <MusclesFrame>
      <List>
        {trained.map(({ muscle, sets }) => (
          <li key={muscle} className={styles.muscle}>
            <span>{t(`shared:muscle.${muscle}`)}</span>
            <Meter max={most} value={sets} />
            <span className={styles.muscleSets}>{number(sets, 1)}</span>
          </li>
        ))}
      </List>
    </MusclesFrame>
  )
}
