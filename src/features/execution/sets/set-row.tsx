import { Check, CheckCheck, CircleAlert, Trophy } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetId } from '#contract/id.ts'
import type { SessionSet } from '#contract/session.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { loadAsked, type PercentLoads } from '#domain/session/percent-load.ts'
import { isSameTap } from '#domain/session/same-tap.ts'
import { numberIn, type SetFigure, type SetUnits } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { roundForDisplay } from '#domain/units.ts'
import { typedNumber } from '#shared/format/numbers.ts'
import { COMPLETES } from '#shared/still-ticks.ts'
import { useStore } from '#shared/use-store.ts'
import { classNames } from '#ui/class-names.ts'
import type { SetMark } from '../editing/session-edits.ts'
import { AboutSet } from './about-set.tsx'
import { besideSets } from './beside-sets.ts'
import type { KeypadEntry } from './keypad-entry.ts'
import { ruleOf, unitsFor, valuesToLog } from './set-entry.ts'
import { useSetFormatters } from './set-formatters.ts'
import { DoubtLine, SetRecordLine, useSetRecord } from './set-record.tsx'
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
  /** Whether the exercise has never been logged before. */
  readonly isFirstTime: boolean
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

/** One set. Its tick is painted first, in a frame of its own: all else about it follows with the screen around it. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { set, kind, number, isActive } = props
  const { latest, mark } = useLatestSet(set)
  const isRefused = mark === 'not-saved'
  const shown = isOnlyTicked(props, latest) ? set : latest
  return (
    <li
      id={`set-${set.id}`}
      className={classNames(styles.row, isActive && styles.activeSet, isDone(latest, isRefused) && styles.done)}
      aria-current={isActive ? 'step' : undefined}
    >
      <Figures {...props} set={shown} isRefused={isRefused} />
      <Tick set={latest} number={number} mark={mark} />
      <Beneath set={shown} kind={kind} isRefused={isRefused} />
    </li>
  )
})

/** Whether a tap on the tick is all that the screen around the row does not show yet: its figures stay as they are. */
function isOnlyTicked({ set, kind, previous, carried, loads }: SetRowProps, latest: SessionSet): boolean {
  if (latest === set) return true
  if ((latest.completedAt === null) === (set.completedAt === null)) return false
  const valuesOf = (of: SessionSet) => valuesToLog(of, kind, previous ?? carried, loadAsked(of.target, loads))
  return sameContent(valuesOf(set), valuesOf(latest))
}

type ShownProps = SetRowProps & { readonly isRefused: boolean }

const Figures = memo(function Figures(props: ShownProps) {
  const { set, kind, number, fields, previous, carried, loads, isActive, typing, isRefused } = props
  const { preferences } = useWorkout()
  const { t } = useTranslation('shared')
  const name = t(`setName.${set.kind}`, { number })
  const { record, isNew } = useSetRecord(set.id)
  const hasRecord = isDone(set, isRefused) && record !== undefined && !isNew
  const values = valuesToLog(set, kind, previous ?? carried, loadAsked(set.target, loads))
  const units = unitsFor(values, preferences)
  return (
    <>
      <KindButton set={set} number={number} name={name} hasRecord={hasRecord} />
      {isActive ? <AboutSet {...props} name={name} /> : <Previous {...props} name={name} firstField={fields[0]} />}
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
    </>
  )
})

const Beneath = memo(function Beneath({ set, kind, isRefused }: Pick<ShownProps, 'set' | 'kind' | 'isRefused'>) {
  const { t } = useTranslation('execution')
  const { record, isNew } = useSetRecord(set.id)
  const note = useStore({ ...besideSets, current: () => besideSets.current().get(set.id) })
  return (
    <>
      {isRefused && (
        <p className={styles.notSaved}>
          <CircleAlert aria-hidden className={styles.smallIcon} />
          {t('notSaved')}
        </p>
      )}
      {isDone(set, isRefused) && record && <SetRecordLine kind={kind} values={set} record={record} isNew={isNew} />}
      {isDone(set, isRefused) && <DoubtLine setId={set.id} kind={kind} values={set} />}
      {note}
    </>
  )
})

function isDone({ completedAt }: SessionSet, isRefused: boolean): boolean {
  return completedAt !== null && !isRefused
}

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
  if (set.completedAt !== null) return <span className={styles.previous}>{text}</span>
  const choose = () => {
    controls.chooseSet(set.id)
    // The pressed button disappears: focus the next input.
    if (firstField) focusField(set.id, firstField)
  }
  return (
    <button
      type="button"
      className={styles.previous}
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
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && controls.focusedField(setId, field)}
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

export function fieldId(setId: SetId, field: SetFigure): string {
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

/** The look of a tick and its row in a state after the tap, for a still of the screen. */
export const tickClasses = {
  row: styles.done ?? '',
  saving: classNames(styles.tick, styles.ticked, styles['state-saving']) ?? '',
  device: classNames(styles.tick, styles.ticked, styles['state-device']) ?? '',
}

type TickProps = { readonly set: SessionSet; readonly number: number; readonly mark: SetMark }

/** The tick. Icon and label show where the set is stored: nowhere yet, on this phone, on the server. */
function Tick({ set, number, mark }: TickProps) {
  return <TickButton set={set} number={number} state={useSetState(set, mark)} />
}

const CHECK = <Check aria-hidden className="large-icon" />
// Made once: a tick of which only the color changes does not draw its icon again.
const ICONS: { readonly [State in SetState]: ReactNode } = {
  open: CHECK,
  saving: CHECK,
  device: CHECK,
  server: <CheckCheck aria-hidden className="large-icon" />,
  'not-saved': <CircleAlert aria-hidden className="large-icon" />,
}

type TickButtonProps = Omit<TickProps, 'mark'> & { readonly state: SetState }

const TickButton = memo(function TickButton({ set, number, state }: TickButtonProps) {
  const { store, actions, controls, say } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const name = useMemo(() => t(`shared:setName.${set.kind}`, { number }), [t, set.kind, number])
  const isDone = set.completedAt !== null
  const tappedAtMs = useRef(Number.NEGATIVE_INFINITY)
  const onComplete = () => {
    tappedAtMs.current = Date.now()
    controls.completeSet(set.id)
  }
  const onUncomplete = () => {
    const nowMs = Date.now()
    if (isSameTap(tappedAtMs.current, nowMs)) return
    tappedAtMs.current = nowMs
    if (set.completedAt !== null && isSameTap(millisecondsOf(set.completedAt), nowMs)) return
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
      {ICONS[state]}
    </button>
  )
})

function tickLabel(isDone: boolean, state: SetState) {
  if (state === 'not-saved') return 'check.failed'
  if (!isDone || state === 'open') return 'check.open'
  return `check.${state}` as const
}
