import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { useMuscleText } from '#shared/format/muscle-text.ts'
import { numberText } from '#shared/format/numbers.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Meter } from '#ui/meter.tsx'
import { useMusclesWorked } from '../use-muscles-worked.ts'
import styles from './result.module.css'

/** The worked muscles, drawn and in sets: a set counts half for a secondary muscle. Nothing without any. */
export function MusclesWorked({ session }: { readonly session: Session }) {
  const { t, i18n } = useTranslation(['sessions', 'shared'])
  const textOf = useMuscleText()
  const muscles = useMusclesWorked(session) ?? []
  const most = muscles[0]?.sets ?? 0
  if (most === 0) return null
  return (
    <Card as="section" className={styles.musclesWorked ?? ''} aria-labelledby="muscles-worked">
      <h2 id="muscles-worked">{t('muscles')}</h2>
      <BodyDiagram label={`${t('muscles')}: ${textOf(muscles)}`} intensities={muscleIntensities(muscles)} />
      <List className={styles.muscles}>
        {muscles.map(({ muscle, sets }) => (
          <li key={muscle} className={styles.muscle}>
            <span>{t(`shared:muscle.${muscle}`)}</span>
            <Meter max={most} value={sets} />
            <span className={styles.muscleSets}>{numberText(sets, i18n.language, 1)}</span>
          </li>
        ))}
      </List>
    </Card>
  )
}
