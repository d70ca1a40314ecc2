import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { addDays } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { useWide } from '#platform/device/use-wide.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import styles from './analytics.module.css'
import { useSetCount } from './load-part.ts'

const SPANS = ['7', '28'] as const

type MuscleMapProps = {
  readonly formatters: Formatters
  readonly chosen: Muscle
  readonly onChoose: (muscle: Muscle) => void
}

/** The recent work of each muscle, on the body. A tap on a muscle shows its weeks. */
export function MuscleMap({ formatters, chosen, onChoose }: MuscleMapProps) {
  const { t } = useTranslation(['insights', 'shared'])
  const [span, setSpan] = useState<(typeof SPANS)[number]>('7')
  const setCount = useSetCount(formatters)
  const from = addDays(formatters.today, 1 - Number(span))
  const { answer } = useAnalytics({ about: 'muscles', from, today: formatters.today })
  const work = new Map((answer ?? []).map((of) => [of.muscle, of]))
  const setsOf = (muscle: Muscle) => work.get(muscle)?.sets ?? 0
  const nameOf = (muscle: Muscle) => {
    const name = t(`shared:muscle.${muscle}`)
    return answer === undefined ? name : `${name}: ${setCount(setsOf(muscle))}`
  }
  // On a phone the body is as wide as the screen, and its muscles are named by a tap.
  const hasRoom = useWide()
  const most = Math.max(0, ...[...work.values()].map(({ sets }) => sets))
  const lastTrained = work.get(chosen)?.lastTrained
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="muscle-map">
      <div className={styles.mapHead}>
        <h2 id="muscle-map">{t('analytics.map.title')}</h2>
        <SegmentedControl
          isCompact
          label={t('analytics.map.days')}
          options={SPANS.map((value) => ({ value, label: t(`analytics.map.${value}`) }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      <div className={styles.mapBody}>
        <div className={styles.card}>
          <BodyDiagram
            label={t('analytics.map.label')}
            intensities={muscleIntensities([...work.values()])}
            choice={{ chosen: [chosen], nameOf, onToggle: onChoose }}
            className={styles.body}
          />
          {most > 0 && (
            <p className={styles.scale} aria-hidden>
              0 <span className={styles.ramp} /> {setCount(most)}
            </p>
          )}
          <p aria-live="polite" className={styles.said}>
            {most === 0 ? (
              // Until the answer is there, its place.
              <span className="quiet">{answer === undefined ? '\u00a0' : t('analytics.map.none')}</span>
            ) : (
              <>
                <strong>{nameOf(chosen)}</strong>{' '}
                <span className="quiet">
                  {lastTrained
                    ? t('analytics.map.last', { day: formatters.day(lastTrained) })
                    : t('analytics.map.notYet')}
                </span>
              </>
            )}
          </p>
        </div>
        {hasRoom && (
          <List className={styles.worked}>
            {[...work.values()]
              .filter(({ sets }) => sets > 0)
              .toSorted((left, right) => right.sets - left.sets)
              .map(({ muscle, sets }) => (
                <li key={muscle} className={styles.workedMuscle}>
                  <span>{t(`shared:muscle.${muscle}`)}</span>
                  <span className={styles.figure}>{formatters.number(sets, 1)}</span>
                </li>
              ))}
          </List>
        )}
      </div>
    </Card>
  )
}
