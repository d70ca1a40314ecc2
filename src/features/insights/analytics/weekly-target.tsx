import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { WEEKLY_SETS, weeklySets } from '#domain/analytics/weekly-sets.ts'
import type { Day } from '#domain/time/session-day.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import styles from './analytics.module.css'
import type { LoadPart } from './load-part.ts'

type WeeklyTargetProps = LoadPart & {
  readonly firstDay: Day
  readonly chosen: Muscle
  readonly onChoose: (muscle: Muscle) => void
}

/** Hard sets of each muscle in an average week, with the recommended range. */
export function WeeklyTarget({ load, formatters, isStale, firstDay, chosen, onChoose }: WeeklyTargetProps) {
  const { t } = useTranslation(['insights', 'shared'])
  const muscles = weeklySets(load, firstDay)
  const most = Math.max(WEEKLY_SETS.to * 1.25, ...muscles.map(({ perWeek }) => perWeek))
  const share = (sets: number) => `${(sets / most) * 100}%`
  const without = MUSCLES.filter((muscle) => !muscles.some((trained) => trained.muscle === muscle))
  return (
    <Card as="section" className={classNames(styles.card, isStale && styles.stale)} aria-labelledby="weekly-sets">
      <h2 id="weekly-sets">{t('analytics.target.title')}</h2>
      <p className="quiet">{t('analytics.target.text', WEEKLY_SETS)}</p>
      {muscles.length === 0 ? (
        <p className="quiet">{t('progress.chart.emptyRange')}</p>
      ) : (
        <List className={styles.targets}>
          {muscles.map(({ muscle, perWeek, verdict }) => (
            <li key={muscle}>
              <button
                type="button"
                className={styles.target}
                aria-pressed={muscle === chosen}
                onClick={() => onChoose(muscle)}
              >
                <span className={styles.targetName}>{t(`shared:muscle.${muscle}`)}</span>
                <span className={styles.track} aria-hidden>
                  <span
                    className={styles.band}
                    style={{
                      insetInlineStart: share(WEEKLY_SETS.from),
                      inlineSize: share(WEEKLY_SETS.to - WEEKLY_SETS.from),
                    }}
                  />
                  <span className={styles.reached} style={{ inlineSize: share(perWeek) }} />
                </span>
                <span className={styles.figure}>{formatters.number(perWeek, 1)}</span>
                {/* The bar shows what falls short: so many same words would hide the others. */}
                <span
                  className={
                    verdict === 'below'
                      ? 'visually-hidden'
                      : classNames(styles.verdict, verdict === 'within' && styles.good)
                  }
                >
                  {t(`analytics.target.${verdict}`)}
                </span>
              </button>
            </li>
          ))}
        </List>
      )}
      {muscles.length > 0 && without.length > 0 && (
        <p className="quiet">
          {t('analytics.target.without', { muscles: without.map((muscle) => t(`shared:muscle.${muscle}`)).join(', ') })}
        </p>
      )}
    </Card>
  )
}
