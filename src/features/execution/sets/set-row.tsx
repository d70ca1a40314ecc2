import { Check, CheckCheck, CircleAlert } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { SessionSet } from '#contract/session.ts'
import { loadAsked, type PercentLoads, percentIn } from '#domain/session/percent-load.ts'
import { numberIn, type SetFigure, type SetUnits } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { roundForDisplay } from '#domain/units.ts'
import { typedNumber } from '#shared/format/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { type Figures, useFigures } from './figures.ts'
import { unitsFor, valuesToLog } from './set-entry.ts'
import styles from './set-row.module.css'

/** How far a set has got, as the tick shows it. `not-saved`: the disk refused it. */
export type SetState = 'open' | 'saving' | 'device' | 'server' | 'not-saved'

/** What can be done with a set. The same object for the life of the screen, or every row draws anew. */
export type SetRowActions = {
  readonly check: (setId: SetId) => void
  readonly uncheck: (setId: SetId) => void
  readonly retry: () => void
  readonly choose: (setId: SetId) => void
  readonly openField: (setId: SetId, field: SetFigure, firstKey?: string) => void
  readonly openOptions: (setId: SetId) => void
}

export type SetRowProps = {
  readonly set: SessionSet
  readonly kind: ExerciseKind
  /** Its number among its like, and how many there are. */
  readonly number: number
  readonly total: number
  readonly fields: readonly SetFigure[]
  readonly units: SetUnits
  /** What was done in it last time. */
  readonly previous: SessionSet | null
  /** What it carries on from where there is no last time. */
  readonly carried: SessionSet | null
  /** What shares of the exercise's maximum come to; null until that is known. */
  readonly loads: PercentLoads | null
  readonly state: SetState
  /** The one being done: large. */
  readonly isActive: boolean
  /** What is being typed into one of its fields. */
  readonly typing: { readonly field: SetFigure; readonly text: string } | null
  readonly actions: SetRowActions
}

/** One set: its kind, what was done last time, what is done now, and the tick. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { set, kind, number, total, previous, state, isActive, actions } = props
  const { t } = useTranslation(['execution', 'shared'])
  const figures = useFigures()
  const name = t(`shared:setName.${set.kind}`, { number })
  const isDone = set.completedAt !== null && state !== 'not-saved'
  const before = previous && (isActive ? figures.values(kind, previous) : figures.work(kind, previous))
  const target = set.target && figures.target(set.target)
  return (
    <li
      id={`set-${set.id}`}
      className={classNames(styles.row, isActive && styles.activeSet, isDone && styles.done)}
      aria-current={isActive ? 'step' : undefined}
    >
      <button
        type="button"
        className={classNames(styles.kind, styles[set.kind])}
        aria-label={t('set.options', { set: name })}
        onClick={() => actions.openOptions(set.id)}
      >
        {set.kind === 'working' ? number : t(`shared:setMark.${set.kind}`)}
      </button>
      {isActive ? (
        <p className={styles.about}>
          <span className={styles.name}>{t('set.of', { set: name, total })}</span>
          {target && <span>{t('target', { target })}</span>}
          <span>{before ? t('previous', { values: before }) : t('noPrevious')}</span>
          {percentIn(set.target) !== null && <Maximum loads={props.loads} figures={figures} />}
        </p>
      ) : (
        <Previous set={set} name={name} text={before ?? '–'} onChoose={actions.choose} />
      )}
      <Fields {...props} name={name} />
      <Tick set={set} name={name} state={state} actions={actions} />
      {state === 'not-saved' && (
        <p className={styles.notSaved}>
          <CircleAlert aria-hidden className={styles.smallIcon} />
          {t('notSaved')}
        </p>
      )}
    </li>
  )
})

type MaximumProps = { readonly loads: PercentLoads | null; readonly figures: Figures }

/** What the load is a share of. Its line is there before that is known, so that nothing moves when it is. */
function Maximum({ loads, figures }: MaximumProps) {
  const { t } = useTranslation('execution')
  if (!loads) return <span className={styles.maximum}>{'\u00a0'}</span>
  const { oneRepMax } = loads
  return (
    <span className={styles.maximum}>
      {oneRepMax ? t('maximum', { weight: figures.weight(inTenths(oneRepMax)) }) : t('noMaximum')}
    </span>
  )
}

/** An estimate is not known to the gram. */
function inTenths({ value, unit }: Weight): Weight {
  return { value: roundForDisplay(value, 1), unit }
}

type PreviousProps = {
  readonly set: SessionSet
  readonly name: string
  readonly text: string
  readonly onChoose: (setId: SetId) => void
}

/** What was done last time. Pressing it on an open set makes that the one to do now. */
function Previous({ set, name, text, onChoose }: PreviousProps) {
  const { t } = useTranslation('execution')
  if (set.completedAt !== null) return <span className={styles.previous}>{text}</span>
  return (
    <button
      type="button"
      className={styles.previous}
      aria-label={`${t('set.do', { set: name })}. ${t('previous', { values: text })}`}
      onClick={() => onChoose(set.id)}
    >
      {text}
    </button>
  )
}

type FieldsProps = SetRowProps & { readonly name: string }

function Fields({ set, kind, fields, units, previous, carried, loads, typing, actions, name }: FieldsProps) {
  const { t, i18n } = useTranslation(['execution', 'shared'])
  const values = valuesToLog(set, kind, previous ?? carried, loadAsked(set.target, loads))
  const own = unitsFor(values, units)

  return fields.map((field) => {
    const isTyping = typing?.field === field
    const value = numberIn(values, field)
    const typed = isTyping ? typing.text : ''
    // Until something is typed, what would be logged, and what a step key starts from, stays in view.
    const text = typed || shown(field, value, i18n.language)
    const unit = unitLabel(field, own, t)
    const label = t(fieldLabel(kind, field))
    const spoken = text === '' ? t('field.empty') : unit ? `${text} ${unit}` : text
    const isSuggested = typed === '' && set.completedAt === null && numberIn(set, field) === null
    const type = (event: KeyboardEvent) => {
      if (isTyping || !/^[0-9.,]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      actions.openField(set.id, field, event.key)
    }
    return (
      <button
        key={field}
        type="button"
        id={fieldId(set.id, field)}
        className={classNames(
          styles.field,
          field === 'weight' || field === 'distance' ? styles.wide : styles.narrow,
          isTyping && styles.typing,
          isSuggested && styles.suggested,
        )}
        aria-label={t('fieldIn.set', { field: label, value: spoken, set: name })}
        aria-expanded={isTyping}
        onClick={() => actions.openField(set.id, field)}
        onKeyDown={type}
      >
        {/* The dash and the name are drawn by the style sheet: they are read aloud in other words. */}
        <span className={classNames(styles.figure, text === '' && !isTyping && styles.empty)}>{text}</span>{' '}
        {unit && text !== '' ? (
          <span className={styles.unit}>{unit}</span>
        ) : (
          <span className={styles.unit} data-name={unit ?? label} />
        )}
      </button>
    )
  })
}

/** The element of a field, so that the keypad can give the focus back to it. */
export function fieldId(setId: SetId, field: SetFigure): string {
  return `field-${setId}-${field}`
}

/** The key of what a field is called; a weight means something else where the body is the load. */
export function fieldLabel(kind: ExerciseKind, field: SetFigure) {
  if (field === 'weight' && kind === 'weighted-bodyweight') return 'field.added'
  if (field === 'weight' && kind === 'assisted-bodyweight') return 'field.help'
  return `field.${field}` as const
}

function shown(field: SetFigure, value: number | null, locale: string): string {
  if (value === null) return ''
  return field === 'seconds' ? clockText(value) : typedNumber(roundForDisplay(value), locale)
}

type UnitTranslate = (key: `shared:unit.${SetUnits['weight'] | SetUnits['distance']}`) => string

function unitLabel(field: SetFigure, units: SetUnits, t: UnitTranslate): string | null {
  if (field !== 'weight' && field !== 'distance') return null
  return t(`shared:unit.${units[field]}`)
}

type TickProps = {
  readonly set: SessionSet
  readonly name: string
  readonly state: SetState
  readonly actions: SetRowActions
}

/** The big check. Its picture and its name say where the set is: nowhere yet, on this phone, on the server. */
function Tick({ set, name, state, actions }: TickProps) {
  const { t } = useTranslation('execution')
  const isDone = set.completedAt !== null
  const press = () => {
    if (state === 'not-saved') actions.retry()
    else if (isDone) actions.uncheck(set.id)
    else actions.check(set.id)
  }
  return (
    <button
      type="button"
      className={classNames(styles.tick, isDone && styles.ticked, styles[`state-${state}`])}
      aria-label={t(tickLabel(isDone, state), { set: name })}
      aria-pressed={isDone && state !== 'not-saved'}
      onClick={press}
    >
      <TickIcon state={state} />
    </button>
  )
}

function tickLabel(isDone: boolean, state: SetState) {
  if (state === 'not-saved') return 'check.failed'
  if (!isDone || state === 'open') return 'check.open'
  return `check.${state}` as const
}

function TickIcon({ state }: { readonly state: SetState }) {
  if (state === 'not-saved') return <CircleAlert aria-hidden className="large-icon" />
  if (state === 'server') return <CheckCheck aria-hidden className="large-icon" />
  return <Check aria-hidden className="large-icon" />
}
