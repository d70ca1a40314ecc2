import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useGoOn } from '../actions/use-go-on.tsx'
import { type ExerciseName, useExerciseName } from '../use-exercise-name.ts'
import { useSessionText } from '../use-session-text.ts'
import { byMonth, keyOf } from './by-month.ts'
import styles from './history.module.css'

/** Approximate, in px. */
const CARD_PX = 208
const GAP_PX = 12

export type CardTools = { readonly nameOf: ExerciseName; readonly onRepeat: (session: Session) => void }

type MonthListProps<Entry> = {
  /** Newest first. */
  readonly entries: readonly Entry[]
  readonly dayOf: (entry: Entry) => Day
  readonly renderCard: (entry: Entry, tools: CardTools) => ReactNode
  readonly onEndReached?: () => void
}

/** Two per row if there is room; only visible cards are rendered. */
export function MonthList<Entry extends { readonly id: SessionId }>(props: MonthListProps<Entry>) {
  const { entries, dayOf, renderCard, onEndReached } = props
  const { t } = useTranslation('sessions')
  const words = useSessionText()
  const nameOf = useExerciseName()
  const perRow = useWide() ? 2 : 1
  const { repeat, question } = useGoOn()
  const items = useMemo(() => byMonth(entries, dayOf, perRow), [entries, dayOf, perRow])
  const tools: CardTools = { nameOf, onRepeat: repeat }
  return (
    <>
      <VirtualList
        label={t('history.list')}
        items={items}
        getKey={keyOf}
        estimateSize={CARD_PX}
        gap={GAP_PX}
        {...(onEndReached && { onEndReached })}
        renderItem={(item) =>
          item.kind === 'month' ? (
            <h2 className={styles.month}>{words.month(item.month)}</h2>
          ) : (
            <div className={styles.row}>{item.sessions.map((entry) => renderCard(entry, tools))}</div>
          )
        }
      />
      {question}
    </>
  )
}
