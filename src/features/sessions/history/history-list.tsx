import { memo } from 'react'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { sessionDay } from '#domain/time/session-day.ts'
import { MonthList } from './month-list.tsx'
import { SessionCard } from './session-card.tsx'

type HistoryListProps = {
  readonly sessions: readonly Session[]
  readonly unit: WeightUnit
  /** The address of the displayed history. */
  readonly here: string
  readonly onEndReached: () => void
}

/** The history as far as it was loaded. */
export const HistoryList = memo(function HistoryList({ sessions, unit, here, onEndReached }: HistoryListProps) {
  return (
    <MonthList
      entries={sessions}
      dayOf={sessionDay}
      onEndReached={onEndReached}
      renderCard={(session, tools) => (
        <SessionCard key={session.id} session={session} unit={unit} here={here} {...tools} />
      )}
    />
  )
})
