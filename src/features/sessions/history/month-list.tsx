import { type ReactNode, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { useStableCallbacks } from '#shared/use-stable-callbacks.ts'
import { classNames } from '#ui/class-names.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useGoOn } from '../actions/use-go-on.tsx'
import { type ExerciseName, useExerciseName } from '../use-exercise-name.ts'
import { useMusclesOfSessions } from '../use-muscles-worked.ts'
import { useSessionText } from '../use-session-text.ts'
import { byMonth, keyOf } from './by-month.ts'
import styles from './history.module.css'

/** Approximate, in px. */
const CARD_PX = 188
const GAP_PX = 12

export type CardTools = {
  readonly nameOf: ExerciseName
  readonly onRepeat: (session: Session) => void
  /** Exercises with a record; 0 while unknown. */
  readonly recordsOf: (id: SessionId) => number
  /** Undefined while exercises load. */
  readonly musclesOf: ((session: Session) => ReadonlyMap<Muscle, number>) | undefined
}

type MonthListProps<Entry> = {
  /** Newest first. */
  readonly entries: readonly Entry[]
  readonly dayOf: (entry: Entry) => Day
  readonly renderCard: (entry: Entry, tools: CardTools) => ReactNode
  readonly onEndReached?: () => void
}

/** Only visible cards are rendered. */
export function MonthList<Entry extends { readonly id: SessionId }>(props: MonthListProps<Entry>) {
  const { entries, dayOf, renderCard, onEndReached } = props
  const { t } = useTranslation('sessions')
  const words = useSessionText()
  const nameOf = useExerciseName()
  const { repeat, question } = useGoOn()
  // Otherwise every card would render again with the list.
  const { onRepeat } = useStableCallbacks({ onRepeat: repeat })
  const recordsOf = useRecordsOf()
  const musclesOf = useMusclesOf()
  const items = useMemo(() => byMonth(entries, dayOf), [entries, dayOf])
  const tools: CardTools = { nameOf, onRepeat, recordsOf, musclesOf }
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
            <h2 className={classNames(styles.month, 'capitalized')}>{words.month(item.month)}</h2>
          ) : (
            renderCard(item.session, tools)
          )
        }
      />
      {question}
    </>
  )
}

function useRecordsOf(): CardTools['recordsOf'] {
  const { answer } = useAnalytics({ about: 'record-sessions', formula: 'epley' })
  const bySession = useMemo(() => new Map(answer?.map(({ sessionId, records }) => [sessionId, records])), [answer])
  return useCallback((id) => bySession.get(id) ?? 0, [bySession])
}

function useMusclesOf(): CardTools['musclesOf'] {
  const musclesOf = useMusclesOfSessions()
  return useMemo(() => musclesOf && ((session) => muscleIntensities(musclesOf(session))), [musclesOf])
}
