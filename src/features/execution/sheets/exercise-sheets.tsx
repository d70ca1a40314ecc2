import { Link2, Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionExerciseId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { REST_STEP_SECONDS } from '#domain/session/rest.ts'
import { warmUpRestSeconds } from '#domain/session/rest-after.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { clockText } from '#domain/time/duration.ts'
import { convertWeight, roundForDisplay } from '#domain/units.ts'
import { openWarmUps, warmUpsToDo } from '#domain/warm-up/session-warm-up.ts'
import type { WarmUp } from '#domain/warm-up/warm-up.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Ladder } from '#ui/ladder.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ActiveSet } from '../sets/active-set.ts'
import { useBar } from '../sets/bar.ts'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { useWorkout } from '../sets/workout.ts'
import styles from './sheets.module.css'

type JoinListProps = {
  readonly session: Session
  readonly exercise: SessionExercise
  readonly onJoin: (exerciseId: SessionExerciseId) => void
}

export function JoinList({ session, exercise, onJoin }: JoinListProps) {
  const others = blocksOf(session.exercises)
    .filter((block) => block.every(({ id }) => id !== exercise.id))
    .flat()
  return (
    <ul className={styles.stack}>
      {others.map((other) => (
        <li key={other.id}>
          <Button icon={Link2} className={styles.wide} onClick={() => onJoin(other.id)}>
            {other.name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const PRESETS = [0, 30, 60, 90, 120, 150, 180, 240, 300] as const

type RestSheetProps = {
  /** Null: the person's usual rest. */
  readonly restSeconds: number | null
  readonly usualSeconds: number
  readonly hasWarmUps: boolean
  readonly onChange: (seconds: number | null) => void
}

/** The rest after each set of an exercise. Applies from the next set on. */
export function RestSheet({ restSeconds, usualSeconds, hasWarmUps, onChange }: RestSheetProps) {
  const { t } = useTranslation('execution')
  const seconds = restSeconds ?? usualSeconds
  const text = (value: number) => (value === 0 ? t('noRest') : clockText(value))
  return (
    <div className={styles.stack}>
      <div className={styles.stepper}>
        <IconButton
          variant="filled"
          label={t('rest.shorter', { seconds: REST_STEP_SECONDS })}
          icon={Minus}
          disabled={seconds === 0}
          onClick={() => onChange(Math.max(0, seconds - REST_STEP_SECONDS))}
        />
        <output className={styles.large}>{text(seconds)}</output>
        <IconButton
          variant="filled"
          label={t('rest.longer', { seconds: REST_STEP_SECONDS })}
          icon={Plus}
          onClick={() => onChange(seconds + REST_STEP_SECONDS)}
        />
      </div>
      {hasWarmUps && seconds > 0 && (
        <p className="quiet">{t('rest.warmUp', { rest: text(warmUpRestSeconds(seconds)) })}</p>
      )}
      <div className={styles.chips}>
        <Chip selected={restSeconds === null} onClick={() => onChange(null)}>
          {t('usualRest')} · {text(usualSeconds)}
        </Chip>
        {PRESETS.map((preset) => (
          <Chip key={preset} selected={restSeconds === preset} onClick={() => onChange(preset)}>
            {text(preset)}
          </Chip>
        ))}
      </div>
    </div>
  )
}

type WarmUpSheetProps = {
  readonly exercise: SessionExercise
  readonly first: ActiveSet | null
  readonly onAdd: (warmUps: readonly WarmUp[]) => void
}

/** The warm-up ladder to the first working set, at its current load; or why there is none. */
export function WarmUpSheet({ exercise, first, onAdd }: WarmUpSheetProps) {
  const { t } = useTranslation('execution')
  const working = first?.values.weight
  if (first?.set.completedAt) return <p>{t('warmUp.late')}</p>
  return working ? <Preview exercise={exercise} working={working} onAdd={onAdd} /> : <p>{t('warmUp.unknown')}</p>
}

type PreviewProps = Omit<WarmUpSheetProps, 'first'> & { readonly working: Weight }

function Preview({ exercise, working, onAdd }: PreviewProps) {
  const { preferences } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const formatters = useSetFormatters()
  const bar = useBar(exercise, preferences, working.unit)
  if (bar === undefined) return <Skeleton shape="row" count={3} />
  const warmUps = warmUpsToDo(exercise, working, bar)
  const load = formatters.weight(working)
  const replaced = openWarmUps(exercise)
  if (warmUps.length === 0) return <p>{t('warmUp.none', { load })}</p>
  const empty = bar && roundForDisplay(convertWeight(bar.weight, working.unit))
  return (
    <Ladder
      title={t('warmUp.to', { load })}
      mark={t('shared:setMark.warm-up')}
      rungs={warmUps.map((warmUp) => ({
        text: formatters.work(exercise.kind, { ...NO_VALUES, ...warmUp }) ?? '',
        hint: warmUp.weight.value === empty ? t('warmUp.emptyBar') : undefined,
      }))}
      note={replaced > 0 ? t('warmUp.replaces', { count: replaced }) : undefined}
      actionLabel={t('warmUp.add', { count: warmUps.length })}
      onAction={() => onAdd(warmUps)}
    />
  )
}
