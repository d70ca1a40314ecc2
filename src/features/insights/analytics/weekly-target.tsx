import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { WEEKLY_SETS, weeklySets } from '#domain/analytics/weekly-sets.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { Button } from '#ui/button.tsx'
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

/** As many of them as a phone shows without scrolling. */
const FIRST_SHOWN = 6

/** Hard sets of each muscle in an average week, with the recommended range. */
export function WeeklyTarget({ load, formatters, isStale, firstDay, chosen, onChoose }: WeeklyTargetProps) {
  const { t } = useTranslation(['insights', 'shared'])
  const muscles = weeklySets(load, firstDay)
  const [asksForAll, setAsksForAll] = useState(false)
  // Beside the charts there is room for all.
  const showsAll = useWide() || asksForAll
  const needy = inNeed(muscles, chosen)
  const shown = showsAll ? muscles : needy
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
          {shown.map(({ muscle, perWeek, verdict }) => (
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
      {shown.length < muscles.length && (
        <Button onClick={() => setAsksForAll(true)}>{t('analytics.target.all', { count: muscles.length })}</Button>
      )}
      {muscles.length > 0 && without.length > 0 && (
        <p className="quiet">
          {t('analytics.target.without', { muscles: without.map((muscle) => t(`shared:muscle.${muscle}`)).join(', ') })}
        </p>
      )}
    </Card>
  )
}

/** The few that are farthest outside the range, and the chosen one, in the order of all. */
function inNeed(muscles: ReturnType<typeof weeklySets>, chosen: Muscle): ReturnType<typeof weeklySets> {
  const outside = ({ perWeek }: (typeof muscles)[number]) =>
    Math.max(WEEKLY_SETS.from - perWeek, perWeek - WEEKLY_SETS.to)
  const worst = new Set(muscles.toSorted((left, right) => outside(right) - outside(left)).slice(0, FIRST_SHOWN - 1))
  return muscles.filter((each) => worst.has(each) || each.muscle === chosen)
}
