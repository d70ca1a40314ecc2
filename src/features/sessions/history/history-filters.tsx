import { CalendarDays, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMonth, monthOf } from '#domain/time/month.ts'
import { useThreePanes } from '#platform/device/use-wide.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { Chip } from '#ui/chip.tsx'
import { ChipBar } from '#ui/chip-bar.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useSessionText } from '../use-session-text.ts'
import {
  ExerciseChoice,
  ExerciseFilterName,
  PeriodChoice,
  StatusChoice,
  WorkoutChoice,
  WorkoutFilterName,
} from './filter-choices.tsx'
import { isNarrowed } from './history-state.ts'
import type { HistoryControls } from './use-history-state.ts'

type HistoryFiltersProps = {
  readonly controls: HistoryControls
  readonly formatters: Formatters
  /** Otherwise the workout filter is omitted. */
  readonly ofAll: boolean
}

type Part = 'workout' | 'exercise' | 'period' | 'status'

export function HistoryFilters({ controls, formatters, ofAll }: HistoryFiltersProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const words = useSessionText()
  const [asked, setAsked] = useState<Part>()
  const { filter, month, setFilter, setMonth, clear } = controls
  const { workoutId, exerciseId, status, from, to } = filter
  const close = () => setAsked(undefined)
  const choose = (changes: Partial<typeof filter>) => {
    setFilter(changes)
    close()
  }
  const sheet = (part: Part, title: string, content: ReactNode) => (
    <Sheet open={asked === part} onClose={close} title={title} closeLabel={t('shared:close')}>
      {content}
    </Sheet>
  )
  const hasCalendar = useThreePanes()
  const openMonth = monthOf(to ?? from ?? formatters.today)
  return (
    <>
      <ChipBar label={t('find.filters')}>
        {!hasCalendar && (
          <Chip
            icon={CalendarDays}
            selected={month !== null}
            onClick={() => setMonth(month === null && isMonth(openMonth) ? openMonth : null)}
          >
            {t('find.calendar')}
          </Chip>
        )}
        {ofAll && (
          <Chip opens selected={workoutId !== null} onClick={() => setAsked('workout')}>
            {workoutId === null ? t('find.workout') : <WorkoutFilterName workoutId={workoutId} />}
          </Chip>
        )}
        <Chip opens selected={exerciseId !== null} onClick={() => setAsked('exercise')}>
          {exerciseId === null ? t('find.exercise') : <ExerciseFilterName exerciseId={exerciseId} />}
        </Chip>
        <Chip opens selected={from !== null || to !== null} onClick={() => setAsked('period')}>
          {from === null && to === null ? t('find.period') : words.period({ from, to })}
        </Chip>
        <Chip opens selected={status !== null} onClick={() => setAsked('status')}>
          {status === null ? t('find.status') : t(`status.${status}`)}
        </Chip>
        {isNarrowed(controls) && (
          <Chip icon={X} onClick={clear}>
            {t('find.clear')}
          </Chip>
        )}
      </ChipBar>
      {sheet(
        'workout',
        t('find.workout'),
        <WorkoutChoice chosen={workoutId} onChoose={(id) => choose({ workoutId: id })} />,
      )}
      {sheet(
        'exercise',
        t('find.exercise'),
        <ExerciseChoice chosen={exerciseId} onChoose={(id) => choose({ exerciseId: id })} />,
      )}
      {sheet(
        'period',
        t('find.period'),
        <PeriodChoice chosen={{ from, to }} today={formatters.today} onChange={setFilter} onChoose={choose} />,
      )}
      {sheet(
        'status',
        t('find.status'),
        <StatusChoice chosen={status} onChoose={(chosen) => choose({ status: chosen })} />,
      )}
    </>
  )
}
