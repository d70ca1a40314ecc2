import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { type MuscleSets, muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { useMuscleText } from '#shared/format/muscle-text.ts'
import { numberText } from '#shared/format/numbers.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Meter } from '#ui/meter.tsx'
import { useMusclesWorked } from '../use-muscles-worked.ts'
import styles from './worked-muscles.module.css'

const MAX_SHOWN = 3

/** A set counts half for a secondary muscle. Room is reserved while the exercises load. */
export function WorkedMuscles({ session }: { readonly session: Session }) {
  const { t } = useTranslation(['sessions', 'shared'])
  const textOf = useMuscleText()
  const muscles = useMusclesWorked(session)
  const hasTrained = session.exercises.some((exercise) => loggedSets(exercise).length > 0)
  if (!hasTrained || muscles?.length === 0) return null
  const others = muscles?.slice(MAX_SHOWN) ?? []
  const most = muscles?.[0]?.sets ?? 0
  return (
    <Card as="section" className={styles.card} aria-labelledby="muscles-worked" aria-busy={!muscles}>
      <div className={styles.worked}>
        <BodyDiagram
          className={styles.body}
          label={muscles ? `${t('muscles')}: ${textOf(muscles)}` : t('muscles')}
          intensities={muscles && muscleIntensities(muscles)}
        />
        <div className={styles.most}>
          <h2 id="muscles-worked" className={styles.title}>
            {t('muscles')}
          </h2>
          <Muscles muscles={muscles?.slice(0, MAX_SHOWN) ?? []} most={most} />
        </div>
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={styles.more}>
            <ChevronDown aria-hidden className={styles.chevron} />
            {t('muscles.more', { count: others.length })}
          </summary>
          <Muscles muscles={others} most={most} />
        </details>
      )}
    </Card>
  )
}

function Muscles({ muscles, most }: { readonly muscles: readonly MuscleSets[]; readonly most: number }) {
  const { t, i18n } = useTranslation('shared')
  return (
    <List className={styles.muscles}>
      {muscles.map(({ muscle, sets }) => (
        <li key={muscle} className={styles.muscle}>
          <span>{t(`muscle.${muscle}`)}</span>
          <span className={styles.sets}>{numberText(sets, i18n.language, 1)}</span>
          <Meter max={most} value={sets} />
        </li>
      ))}
    </List>
  )
}
