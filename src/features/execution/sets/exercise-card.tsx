import {
  ArrowDown,
  ArrowUp,
  Flame,
  History,
  Link2,
  type LucideIcon,
  NotebookPen,
  Pin,
  Plus,
  Replace,
  Timer,
  Trash2,
  Unlink2,
} from 'lucide-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetId } from '#contract/id.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import type { PastExercise } from '#domain/session/answering-sets.ts'
import { carriedSets } from '#domain/session/carried-sets.ts'
import type { PercentLoads } from '#domain/session/percent-load.ts'
import { matchPrevious } from '#domain/session/previous-sets.ts'
import { workingRestSeconds } from '#domain/session/rest-after.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { focusAfterRemoval } from '#ui/focus-after-removal.ts'
import { List } from '#ui/list.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import styles from './exercise-card.module.css'
import { LastNote } from './last-note.tsx'
import { ProgressionLine } from './progression-line.tsx'
import { RemainingLoad } from './remaining-load.tsx'
import { effortIn, fieldsOf, unitInHead } from './set-entry.ts'
import { fieldLabel, SetRow } from './set-row.tsx'
import type { OpenKeypad } from './use-keypad.ts'
import { type OpenSheet, useWorkout } from './workout.ts'

type ExerciseCardProps = ExerciseHeaderProps & ExerciseSetsProps

/** It is given only what concerns itself, so that a tap renders one card again. */
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, isFirst, isLast, canJoin, lastNote, lastDay, isFirstTime } = props
  const { effort } = useWorkout().preferences
  const hasThreeFields = fieldsOf(exercise.kind, effortIn(exercise, effort)).length > 2
  return (
    <section
      id={`exercise-${exercise.id}`}
      className={classNames(styles.card, hasThreeFields && styles.threeFields)}
      aria-label={exercise.name}
    >
      <ExerciseHeader {...{ exercise, isFirst, isLast, canJoin, lastNote, lastDay, isFirstTime }} />
      <ExerciseSets {...props} />
    </section>
  )
})

type ExerciseSetsProps = {
  readonly exercise: SessionExercise
  readonly workoutId: Session['workoutId']
  readonly previous: PastExercise | null
  /** Whether the exercise has never been logged before. */
  readonly isFirstTime: boolean
  readonly loads: PercentLoads | null
  readonly activeSetId: SetId | null
  readonly typing: OpenKeypad | null
}

function ExerciseSets(props: ExerciseSetsProps) {
  const { exercise, workoutId, previous, isFirstTime, loads, activeSetId, typing } = props
  const { preferences, controls } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const numbers = useMemo(() => numberSets(exercise.sets), [exercise.sets])
  const before = useMemo(() => matchPrevious(previous, exercise, workoutId), [previous, exercise, workoutId])
  const carried = useMemo(() => carriedSets(exercise.sets), [exercise.sets])
  const suggested = exercise.sets.map((_, index) => before[index] ?? carried[index] ?? null)
  const units: SetUnits = {
    weight: unitInHead('weight', exercise.sets, suggested, preferences.weightUnit),
    distance: unitInHead('distance', exercise.sets, suggested, preferences.distanceUnit),
  }
  const fields = fieldsOf(exercise.kind, effortIn(exercise, preferences.effort))
  return (
    <>
      {/* The active set labels its own fields. */}
      {exercise.sets.some(({ id }) => id !== activeSetId) && (
        <div className={styles.columns} aria-hidden>
          <span className={styles.columnSet}>{t('column.set')}</span>
          <span className={styles.columnPrevious}>{t('column.previous')}</span>
          {fields.map((field) =>
            field === 'weight' || field === 'distance' ? (
              <span key={field} className={styles.columnWide}>
                {signOf(exercise.kind, field)}
                {t(`shared:unit.${units[field]}`)}
              </span>
            ) : (
              <span key={field} className={styles.columnNarrow}>
                {t(fieldLabel(exercise.kind, field))}
              </span>
            ),
          )}
          <span className={styles.columnTick} />
        </div>
      )}
      <List className={styles.sets}>
        {exercise.sets.map((set, index) => (
          <SetRow
            key={set.id}
            set={set}
            kind={exercise.kind}
            number={numbers.get(set.id)?.number ?? 1}
            total={numbers.get(set.id)?.of ?? 1}
            fields={fields}
            previous={before[index] ?? null}
            isFirstTime={isFirstTime}
            carried={carried[index] ?? null}
            loads={loads}
            weightUnit={units.weight}
            distanceUnit={units.distance}
            isActive={activeSetId === set.id}
            typing={typing?.setId === set.id ? typing : null}
          />
        ))}
      </List>
      {/* In a line that is there anyway: no row moves. */}
      <div className={styles.foot}>
        <RemainingLoad sets={exercise.sets} suggested={suggested} loads={loads} className={styles.offer} />
        <Button
          variant="quiet"
          size="small"
          icon={Plus}
          className={styles.add}
          onClick={() => controls.addSet(exercise.id)}
        >
          {t('addSet')}
        </Button>
      </div>
    </>
  )
}

/** Weight on a belt, or assistance, as the figures below are meant. */
function signOf(kind: ExerciseKind, field: SetFigure): string {
  if (field !== 'weight') return ''
  if (kind === 'weighted-bodyweight') return '+'
  return kind === 'assisted-bodyweight' ? '\u2212' : ''
}

type ExerciseHeaderProps = {
  readonly exercise: SessionExercise
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly canJoin: boolean
  /** Last time's note and its day; null without any. */
  readonly lastNote: string | null
  readonly lastDay: string | null
  /** Whether the exercise has never been logged before. */
  readonly isFirstTime: boolean
}

const ExerciseHeader = memo(function ExerciseHeader(props: ExerciseHeaderProps) {
  const { exercise, isFirst, isLast, canJoin, lastNote, lastDay, isFirstTime } = props
  const { store, actions, preferences, open, offerUndo } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const { id, name, note, exerciseNote, progression } = exercise
  const rest = restText(workingRestSeconds(exercise, preferences.defaultRestSeconds), t('noRest'))
  const openSheet = (type: Extract<OpenSheet, { readonly exerciseId: unknown }>['type']) => () =>
    open({ type, exerciseId: id })
  const moveBy = (by: 1 | -1) => () => {
    const index = inOrder(store.current().shown.exercises).findIndex((other) => other.id === id)
    actions.moveExercise(id, index + by)
  }
  const remove = () => {
    const card = document.getElementById(`exercise-${id}`)
    focusAfterRemoval(card, afterExercise(card))
    offerUndo(t('exerciseRemoved', { name }), actions.removeExercise(id))
  }
  const item = (icon: LucideIcon, label: string, onSelect: () => void): MenuItem => ({ label, icon, onSelect })
  const items: MenuItem[] = [
    item(History, t('exerciseHistory'), openSheet('history')),
    ...(exercise.kind === 'weight-reps' ? [item(Flame, t('warmUp'), openSheet('warm-up'))] : []),
    item(NotebookPen, t('noteToday'), openSheet('exercise-note')),
    item(Timer, t('rest'), openSheet('rest')),
    item(Replace, t('replace'), openSheet('replace')),
    ...(canJoin ? [item(Link2, t('joinSuperset'), openSheet('join'))] : []),
    ...(exercise.supersetId === null ? [] : [item(Unlink2, t('leaveSuperset'), () => void actions.leaveSuperset(id))]),
    ...(isFirst ? [] : [item(ArrowUp, t('moveUp'), moveBy(-1))]),
    ...(isLast ? [] : [item(ArrowDown, t('moveDown'), moveBy(1))]),
    { ...item(Trash2, t('removeExercise'), remove), danger: true },
  ]
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h2 className={styles.name}>
          <button type="button" className={styles.open} onClick={openSheet('history')}>
            {name}
          </button>
        </h2>
        {exercise.oneSided && <p className={styles.perSide}>{t('shared:perSide')}</p>}
      </div>
      <button type="button" className={styles.rest} aria-label={t('restFor', { rest })} onClick={openSheet('rest')}>
        <Timer aria-hidden className={styles.restIcon} />
        {rest}
      </button>
      <Menu label={t('exerciseOptions', { name })} items={items} />
      {exerciseNote && (
        <p className={styles.exerciseNote}>
          <Pin aria-hidden className={styles.restIcon} />
          <span>
            <span className="visually-hidden">{t('standingNote')} </span>
            {exerciseNote}
          </span>
        </p>
      )}
      {progression && <ProgressionLine step={progression} isFirstTime={isFirstTime} />}
      {lastNote && lastDay && lastNote !== note && lastNote !== exerciseNote && (
        <LastNote exercise={exercise} note={lastNote} day={lastDay} />
      )}
      {note !== '' && (
        <button type="button" className={styles.note} onClick={openSheet('exercise-note')}>
          {note}
        </button>
      )}
    </header>
  )
}, showsTheSame)

/** The next exercise, else the one before, else the button that adds one. */
function afterExercise(card: Element | null): () => Element | null | undefined {
  const cards: readonly (Element | null)[] = [...document.querySelectorAll('section[id^="exercise-"]')]
  const at = cards.indexOf(card)
  return () => [cards[at + 1], cards[at - 1]].find((other) => other?.isConnected) ?? addsExercise()
}

function addsExercise(): Element | undefined {
  return [...document.querySelectorAll('[data-adds-exercise]')].find((button) => button.getClientRects().length > 0)
}

function showsTheSame(before: ExerciseHeaderProps, after: ExerciseHeaderProps): boolean {
  return hasSameFields({ ...before, ...withoutSets(before) }, { ...after, ...withoutSets(after) })
}

function withoutSets({ exercise: { sets: _sets, updatedAt: _updatedAt, ...others } }: ExerciseHeaderProps) {
  return { ...others, exercise: null }
}

function hasSameFields(before: object, after: object): boolean {
  const earlier = Object.entries(before)
  const later = new Map(Object.entries(after))
  return earlier.length === later.size && earlier.every(([key, value]) => Object.is(value, later.get(key)))
}

function restText(seconds: number, none: string): string {
  return seconds === 0 ? none : clockText(seconds)
}
