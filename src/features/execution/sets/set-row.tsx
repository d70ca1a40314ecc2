import { Check, CheckCheck, CircleAlert, Trophy } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, memo } from 'react'
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
import { COMPLETES } from '#shared/still-ticks.ts'
import { useStore } from '#shared/use-store.ts'
import { classNames } from '#ui/class-names.ts'
import type { SetMark } from '../editing/session-edits.ts'
import { besideSets } from './beside-sets.ts'
import type { KeypadEntry } from './keypad-entry.ts'
import { ruleOf, unitsFor, valuesToLog } from './set-entry.ts'
import { type SetFormatters, useSetFormatters } from './set-formatters.ts'
import { SetRecordLine, useSetRecord } from './set-record.tsx'
import styles from './set-row.module.css'
import { type SetState, useLatestSet, useSetState } from './set-state.tsx'
import { decimalMark, typedText } from './typed-text.ts'
import type { OpenKeypad } from './use-keypad.ts'
import { useWorkout } from './workout.ts'

export type SetRowProps = {
  readonly set: SessionSet
  readonly kind: ExerciseKind
  /** Its number within its group, and the size of the group. */
  readonly number: number
  readonly total: number
  /** The same list for equal fields. */
  readonly fields: readonly SetFigure[]
  readonly previous: SessionSet | null
  /** The set it carries on from where there is no last time. */
  readonly carried: SessionSet | null
  /** Loads for shares of the exercise's maximum; null until they are known. */
  readonly loads: PercentLoads | null
  /** In the heads of the columns: a row repeats no unit. */
  readonly weightUnit: SetUnit
  readonly distanceUnit: SetUnit
  readonly isActive: boolean
  readonly typing: Pick<OpenKeypad, 'field' | 'entry'> | null
}

/** One set, as the latest edit left it: it does not wait for the screen around it. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { latest, mark } = useLatestSet(props.set)
  return <Row {...props} set={latest} mark={mark} />
})

const Row = memo(function Row(props: SetRowProps & { readonly mark: SetMark }) {
  const { set, kind, number, fields, previous, carried, loads, isActive, typing, mark } = props
  const { preferences } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const name = t(`shared:setName.${set.kind}`, { number })
  const isDone = set.completedAt !== null && mark !== 'not-saved'
  const { record, isNew } = useSetRecord(set.id)
  const note = useStore({ ...besideSets, current: () => besideSets.current().get(set.id) })
  const values = valuesToLog(set, kind, previous ?? carried, loadAsked(set.target, loads))
  const units = unitsFor(values, preferences)
  return (
    <li
      id={`set-${set.id}`}
      className={classNames(styles.row, isActive && styles.activeSet, isDone && styles.done)}
      aria-current={isActive ? 'step' : undefined}
    >
      <KindButton set={set} number={number} name={name} hasRecord={isDone && record !== undefined && !isNew} />
      {isActive ? <About {...props} name={name} /> : <Previous {...props} name={name} firstField={fields[0]} />}
      {fields.map((field) => (
        <Field
          key={field}
          setId={set.id}
          kind={kind}
          field={field}
          value={numberIn(values, field)}
          unit={unitOf(field, units)}
          isInHead={!isActive && unitOf(field, units) === props[field === 'weight' ? 'weightUnit' : 'distanceUnit']}
          isSuggested={set.completedAt === null && numberIn(set, field) === null}
          entry={typing?.field === field ? typing.entry : null}
          setName={name}
        />
      ))}
      <Tick set={set} name={name} mark={mark} />
      {mark === 'not-saved' && (
        <p className={styles.notSaved}>
          <CircleAlert aria-hidden className={styles.smallIcon} />
          {t('notSaved')}
        </p>
      )}
      {isDone && record && <SetRecordLine kind={kind} values={set} record={record} isNew={isNew} />}
      {note}
    </li>
  )
})

type KindButtonProps = {
  readonly set: SessionSet
  readonly number: number
  readonly name: string
  readonly hasRecord: boolean
}

function KindButton({ set, number, name, hasRecord }: KindButtonProps) {
  const { open } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  return (
    <button
      type="button"
      className={classNames(styles.kind, styles[set.kind])}
      aria-label={t('set.options', { set: name })}
      onClick={() => open({ type: 'set', setId: set.id })}
    >
      {set.kind === 'working' ? number : t(`shared:setMark.${set.kind}`)}
      {hasRecord && <Trophy aria-hidden className={styles.recordMark} />}
    </button>
  )
}

/** Last time and target of the active set, to be read at arm's length. */
function About({ set, kind, total, previous, loads, name }: SetRowProps & { readonly name: string }) {
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const before = previous && formatters.values(kind, previous)
  const target = set.target && formatters.target(set.target)
  return (
    <div className={styles.about}>
      <span className="visually-hidden">{t('set.of', { set: name, total })}</span>
      {before ? (
        <p className={styles.fact}>
          <span className={styles.caption}>{t('column.previous')}</span>{' '}
          <span className={styles.figures}>{before}</span>
        </p>
      ) : (
        <p className={styles.none}>{t('noPrevious')}</p>
      )}
      {target && (
        <p className={styles.fact}>
          <span className={styles.caption}>{t('targetCaption')}</span> <span className={styles.figures}>{target}</span>
        </p>
      )}
      {percentIn(set.target) !== null && <Maximum loads={loads} formatters={formatters} />}
    </div>
  )
}

type MaximumProps = { readonly loads: PercentLoads | null; readonly formatters: SetFormatters }

/** The maximum behind the percentage. Its line is reserved, so that nothing moves when it is known. */
function Maximum({ loads, formatters }: MaximumProps) {
  const { t } = useTranslation('execution')
  if (!loads) return <span className={styles.maximum}>{'\u00a0'}</span>
  const { oneRepMax } = loads
  return (
    <span className={styles.maximum}>
      {oneRepMax ? t('maximum', { weight: formatters.weight(inTenths(oneRepMax)) }) : t('noMaximum')}
    </span>
  )
}

/** An estimate is not exact to the gram. */
function inTenths({ value, unit }: Weight): Weight {
  return { value: roundForDisplay(value, 1), unit }
}

type PreviousProps = SetRowProps & { readonly name: string; readonly firstField: SetFigure | undefined }

/** Values of the last time. Pressing them on an open set makes that the one to do now. */
function Previous({ set, kind, previous, name, firstField, weightUnit, distanceUnit }: PreviousProps) {
  const { controls } = useWorkout()
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const hasOtherUnit =
    (previous?.weight && previous.weight.unit !== weightUnit) ||
    (previous?.distance && previous.distance.unit !== distanceUnit)
  const whole = previous && formatters.work(kind, previous)
  const text = (previous && (hasOtherUnit ? whole : formatters.bare(kind, previous))) ?? '–'
  // A load times its repetitions has room; another unit, or a distance and its time, may not.
  const look = classNames(styles.previous, !hasOtherUnit && firstField === 'weight' && styles.oneLine)
  if (set.completedAt !== null) return <span className={look}>{text}</span>
  const choose = () => {
    controls.chooseSet(set.id)
    // The pressed button disappears: focus the next input.
    if (firstField) focusField(set.id, firstField)
  }
  return (
    <button
      type="button"
      className={look}
      aria-label={`${t('set.do', { set: name })}. ${t('previous', { values: whole ?? '–' })}`}
      onClick={choose}
    >
      {text}
    </button>
  )
}

type FieldProps = {
  readonly setId: SetId
  readonly kind: ExerciseKind
  readonly field: SetFigure
  readonly value: number | null
  readonly unit: SetUnit | null
  readonly isInHead: boolean
  /** Nobody has typed the value yet. */
  readonly isSuggested: boolean
  readonly entry: KeypadEntry | null
  readonly setName: string
}

const Field = memo(function Field({ setId, kind, field, entry, setName, isInHead, ...shownNow }: FieldProps) {
  const { controls } = useWorkout()
  const { t, i18n } = useTranslation(['execution', 'shared'])
  const isTyping = entry !== null
  const typed = entry ? typedText(entry, ruleOf(field), decimalMark(i18n.language)) : ''
  // Until something is typed, shows the value that would be logged, and from which a step key starts.
  const text = typed || shown(field, shownNow.value, i18n.language)
  const unit = shownNow.unit && t(`shared:unit.${shownNow.unit}`)
  const label = t(fieldLabel(kind, field))
  const value = text === '' ? t('field.empty') : unit ? `${text} ${unit}` : text
  const isSuggested = typed === '' && shownNow.isSuggested
  const type = (event: KeyboardEvent) => {
    if (isTyping || !/^[0-9.,]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    controls.openField(setId, field, event.key)
  }
  return (
    <button
      type="button"
      id={fieldId(setId, field)}
      className={classNames(
        styles.field,
        field === 'weight' || field === 'distance' ? styles.wide : styles.narrow,
        isTyping && styles.typing,
        isSuggested && styles.suggested,
      )}
      aria-label={t('fieldIn.set', { field: label, value, set: setName })}
      aria-expanded={isTyping}
      onClick={() => controls.openField(setId, field)}
      onKeyDown={type}
    >
      {/* The dash and the label are drawn by CSS: screen readers get another text. */}
      <span className={classNames(styles.figure, text === '' && !isTyping && styles.empty)} style={lettersOf(text)}>
        {text}
      </span>{' '}
      {unit && text !== '' ? (
        !isInHead && <span className={styles.unit}>{unit}</span>
      ) : (
        <span className={styles.unit} data-name={unit ?? label} />
      )}
    </button>
  )
})

/** Their number makes the largest size that fits. A decimal mark is half as wide as a digit. */
function lettersOf(text: string): CSSProperties {
  const marks = text.replaceAll(/[^.,:]/g, '').length
  // React's types do not include custom properties.
  return { '--letters': Math.max(2, text.length - marks / 2) } as CSSProperties
}

/** Puts the focus on a field that is typed into, so that leaving the keypad leads nowhere else. */
export function focusField(setId: SetId, field: SetFigure): void {
  document.getElementById(fieldId(setId, field))?.focus({ preventScroll: true })
}

function fieldId(setId: SetId, field: SetFigure): string {
  return `field-${setId}-${field}`
}

/** The message key of a field's label; for bodyweight exercises a weight has another meaning. */
export function fieldLabel(kind: ExerciseKind, field: SetFigure) {
  if (field === 'weight' && kind === 'weighted-bodyweight') return 'field.added'
  if (field === 'weight' && kind === 'assisted-bodyweight') return 'field.help'
  return `field.${field}` as const
}

function shown(field: SetFigure, value: number | null, locale: string): string {
  if (value === null) return ''
  return field === 'seconds' ? clockText(value) : typedNumber(roundForDisplay(value), locale)
}

type SetUnit = SetUnits['weight'] | SetUnits['distance']

function unitOf(field: SetFigure, units: SetUnits): SetUnit | null {
  return field === 'weight' || field === 'distance' ? units[field] : null
}

type TickProps = { readonly set: SessionSet; readonly name: string }

function Tick({ mark, ...tick }: TickProps & { readonly mark: SetMark }) {
  return <TickButton {...tick} state={useSetState(tick.set, mark)} />
}

/** The look of a tick and its row in a state after the tap, for a still of the screen. */
export const tickClasses = {
  row: styles.done ?? '',
  saving: classNames(styles.tick, styles.ticked, styles['state-saving']) ?? '',
  device: classNames(styles.tick, styles.ticked, styles['state-device']) ?? '',
}

/** The tick. Icon and label show where the set is stored: nowhere yet, on this phone, on the server. */
const TickButton = memo(function TickButton({ set, name, state }: TickProps & { readonly state: SetState }) {
  const { store, actions, controls, say } = useWorkout()
  const { t } = useTranslation('execution')
  const isDone = set.completedAt !== null
  const onComplete = () => controls.completeSet(set.id)
  const onUncomplete = () => {
    actions.uncompleteSet(set.id)
    say(t('say.uncompleted', { set: name }))
  }
  return (
    <button
      type="button"
      className={classNames(styles.tick, isDone && styles.ticked, styles[`state-${state}`])}
      aria-label={t(tickLabel(isDone, state), { set: name })}
      aria-pressed={isDone && state !== 'not-saved'}
      {...{ [COMPLETES]: set.id }}
      onClick={state === 'not-saved' ? store.retry : isDone ? onUncomplete : onComplete}
    >
      <TickIcon state={state} />
    </button>
  )
})

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
