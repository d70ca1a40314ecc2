import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { useWide } from '#platform/use-wide.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useGoOn } from '../actions/use-go-on.tsx'
import { useExerciseName } from '../use-exercise-name.ts'
import { useSessionWords } from '../use-session-words.ts'
import { byMonth, keyOf } from './by-month.ts'
import styles from './history.module.css'
import { SessionCard } from './session-card.tsx'

/** About the height of a card, and the space between two, in px. */
const CARD_PX = 208
const GAP_PX = 12

type HistoryListProps = {
  readonly sessions: readonly Session[]
  readonly unit: WeightUnit
  readonly onEndReached: () => void
}

/** Sessions under the names of their months, two beside each other where there is room. However long the history, only the cards in view exist. */
export const HistoryList = memo(function HistoryList({ sessions, unit, onEndReached }: HistoryListProps) {
  const { t } = useTranslation('sessions')
  const words = useSessionWords()
  const nameOf = useExerciseName()
  const perRow = useWide() ? 2 : 1
  const { goOn, question } = useGoOn()
  const items = useMemo(() => byMonth(sessions, perRow), [sessions, perRow])
  return (
    <>
      <VirtualList
        label={t('history.list')}
        items={items}
        getKey={keyOf}
        estimateSize={CARD_PX}
        gap={GAP_PX}
        onEndReached={onEndReached}
        renderItem={(item) =>
          item.kind === 'month' ? (
            <h2 className={styles.month}>{words.month(item.month)}</h2>
          ) : (
            <div className={styles.row}>
              {item.sessions.map((session) => (
                <SessionCard
                  key={session.id}
                  session={session}
                  unit={unit}
                  nameOf={nameOf}
                  onRepeat={() => goOn({ does: 'repeat', session })}
                />
              ))}
            </div>
          )
        }
      />
      {question}
    </>
  )
})
