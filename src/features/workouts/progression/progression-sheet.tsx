import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Progression, ProgressionKind } from '#contract/progression.ts'
import type { Session } from '#contract/session.ts'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { barFor } from '#domain/gym/bar.ts'
import { MAX_TIMES, workOf } from '#domain/progression/past.ts'
import { type RuleDraft, suitsAll, usualRange, withRule, withRuleForAll } from '#domain/progression/plan-rule.ts'
import { previewProgression } from '#domain/progression/preview.ts'
import { canFollow, isByPercent, rulesFor, unitOf, usualRule, usualTrainingMax } from '#domain/progression/rules.ts'
import { previousExercise, previousSets } from '#domain/session/previous-sets.ts'
import { latestSessionsWith } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { EditWorkout } from '../builder/use-draft.ts'
import { PreviewTable } from './preview-table.tsx'
import styles from './progression.module.css'
import { RuleFields } from './rule-fields.tsx'

const PREVIEWED = 4
const NO_SESSIONS: readonly Session[] = []

type ProgressionSheetProps = {
  readonly open: boolean
  readonly workout: Workout
  readonly exercise: WorkoutExercise
  readonly resolved: ResolvedExercise
  readonly preferences: Preferences
  /** Undefined for a deleted exercise. */
  readonly kindOf: (id: ExerciseId) => ExerciseKind | undefined
  readonly edit: EditWorkout
  readonly onClose: () => void
}

export default function ProgressionSheet(props: ProgressionSheetProps) {
  const { open, workout, exercise, resolved, kindOf, edit, onClose } = props
  const { t } = useTranslation(['workouts', 'shared'])
  const [draft, setDraft] = useState<RuleDraft>(() => ({
    rule: exercise.progression ?? null,
    range: usualRange(exercise),
  }))
  const content = useRef<HTMLDivElement>(null)
  const sessions = useSessionsWith(exercise.exerciseId)

  const use = (change: (workout: Workout) => Workout) => {
    const wrong = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) return wrong.focus()
    edit(change)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('rule.titleOf', { name: resolved.name })}
      closeLabel={t('shared:close')}
      actions={
        <>
          {workout.exercises.length > 1 && suitsAll(draft.rule) && (
            <Button size="large" onClick={() => use((latest) => withRuleForAll(latest, exercise.id, draft, kindOf))}>
              {t('rule.useForAll')}
            </Button>
          )}
          <Button variant="primary" size="large" onClick={() => use((latest) => withRule(latest, exercise.id, draft))}>
            {t(draft.rule ? 'rule.use' : 'rule.useNone')}
          </Button>
        </>
      }
    >
      <div ref={content} className={styles.sheet}>
        <RuleChoice {...props} sessions={sessions ?? NO_SESSIONS} draft={draft} onChange={setDraft} />
        <RuleFields key={draft.rule?.kind} draft={draft} onChange={setDraft} />
        {sessions && <Preview {...props} sessions={sessions} draft={draft} />}
      </div>
    </Sheet>
  )
}

type RuleChoiceProps = ProgressionSheetProps & {
  readonly sessions: readonly Session[]
  readonly draft: RuleDraft
  readonly onChange: (draft: RuleDraft) => void
}

function RuleChoice({ exercise, resolved, preferences, sessions, draft, onChange }: RuleChoiceProps) {
  const { t } = useTranslation('workouts')
  const kinds = rulesFor(resolved.kind).filter((kind) => canFollow(kind, resolved.kind, exercise))
  const unit = workOf(exercise.sets)[0]?.target.weight?.unit ?? preferences.weightUnit

  const choose = (kind: ProgressionKind | null) => {
    if (kind === null) return onChange({ ...draft, rule: null })
    // Viewing the other rules keeps one's own numbers.
    const own = exercise.progression?.kind === kind ? exercise.progression : null
    onChange({ ...draft, rule: own ?? newRule(kind) })
  }
  const newRule = (kind: ProgressionKind): Progression =>
    usualRule(kind, unit, kind === 'wave' ? usualTrainingMax(sessions, exercise, unit) : null)

  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('rule.title')}</legend>
      {[null, ...kinds].map((kind) => (
        <label key={kind} className={styles.option}>
          <input
            type="radio"
            name="progression"
            checked={(draft.rule?.kind ?? null) === kind}
            onChange={() => choose(kind)}
          />
          <span>
            <span className={styles.optionName}>{t(kind === null ? 'rule.none' : `rule.${kind}`)}</span>
            <span className="quiet">{t(kind === null ? 'rule.noneText' : `rule.${kind}Text`)}</span>
          </span>
        </label>
      ))}
      {isByPercent(exercise) && <p className="quiet">{t('rule.byPercent')}</p>}
    </fieldset>
  )
}

type PreviewProps = ProgressionSheetProps & {
  readonly sessions: readonly Session[]
  readonly draft: RuleDraft
}

function Preview({ workout, exercise, resolved, preferences, sessions, draft }: PreviewProps) {
  const planned = withRule(workout, exercise.id, draft).exercises.find(({ id }) => id === exercise.id)
  if (!planned || !draft.rule) return null
  const bar = barFor(resolved.equipment, resolved.barWeight, preferences, unitOf(draft.rule) ?? preferences.weightUnit)
  const plan = { workoutId: workout.id, exercises: workout.exercises }
  const last = previousExercise(previousSets(sessions, exercise.exerciseId, null), exercise, plan)
  const previous = { exercise: last, workoutId: workout.id }
  return (
    <PreviewTable sessions={previewProgression({ planned, kind: resolved.kind, bar }, sessions, previous, PREVIEWED)} />
  )
}

/** Newest first; undefined while loading. */
function useSessionsWith(exerciseId: ExerciseId): readonly Session[] | undefined {
  const db = useDatabase()
  const [sessions, setSessions] = useState<readonly Session[]>()
  useEffect(() => {
    let isWanted = true
    const isEnough = (_: ExerciseId, found: readonly Session[]) => found.length >= MAX_TIMES
    latestSessionsWith(db, [exerciseId], { except: null, isEnough }).then(
      (found) => isWanted && setSessions(found.get(exerciseId) ?? []),
      // The preview then begins with the plan.
      () => isWanted && setSessions([]),
    )
    return () => {
      isWanted = false
    }
  }, [db, exerciseId])
  return sessions
}
