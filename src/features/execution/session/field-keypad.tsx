import { useTranslation } from 'react-i18next'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { Rest } from '#contract/session.ts'
import { restRemainingMs } from '#domain/session/rest.ts'
import { numberIn, type SetFigure } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { convertWeight } from '#domain/units.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { useBar } from '../sets/bar.ts'
import { type EntryKey, numberIn as numberTyped } from '../sets/keypad-entry.ts'
import { ActionKeys, Choices, ClearKey, Digits, KeypadSheet, StepKeys } from '../sets/keypad-sheet.tsx'
import { PlatesOnBar } from '../sets/plates-on-bar.tsx'
import { effortIn, fieldsOf, ruleOf, stepsOf } from '../sets/set-entry.ts'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { fieldLabel } from '../sets/set-row.tsx'
import { decimalMark } from '../sets/typed-text.ts'
import { useKeyboard } from '../sets/use-keyboard.ts'
import type { KeypadKeys, OpenKeypad } from '../sets/use-keypad.ts'
import { useWorkout } from '../sets/workout.ts'
import styles from './field-keypad.module.css'
import { useNow } from './use-now.ts'

const RPE_CHOICES = [6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10] as const
const WEIGHT_UNITS = ['kg', 'lb'] as const
/** What a track and a machine count in, by what the person counts in. */
const DISTANCE_UNITS = { km: ['m', 'km', 'mi'], mi: ['yd', 'mi', 'km'] } as const
const RIR_CHOICES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

type FieldKeypadProps = {
  readonly open: OpenKeypad
  readonly keys: KeypadKeys
  readonly set: ActiveSet
  readonly rest: Rest | null
}

export default function FieldKeypad({ open, keys, set, rest }: FieldKeypadProps) {
  const { store, preferences, controls } = useWorkout()
  const { t, i18n } = useTranslation(['execution', 'shared'])
  const formatters = useSetFormatters()
  const { field, units, entry } = open
  const { exercise } = set
  const isOpen = set.set.completedAt === null
  const rule = ruleOf(field)
  const steps = stepsOf(field, units)
  const typed = numberTyped(entry, rule)
  const fields = fieldsOf(exercise.kind, effortIn(exercise, preferences.effort))
  const nextField = fields[fields.indexOf(field) + 1]
  const choices = choicesOf(field)
  const title = t(fieldLabel(exercise.kind, field))

  const next = nextField ? () => controls.openField(set.set.id, nextField) : null
  const done = () => (isOpen ? controls.completeSet(set.set.id) : keys.close())
  const cancel = () => {
    store.undoGroup(open.undoGroup)
    keys.close()
  }
  const step = (direction: 1 | -1, isSmall: boolean) => {
    if (choices) return keys.choose(neighbour(choices, typed, direction))
    const by = direction * (isSmall ? steps.small : steps.step)
    keys.press({ type: 'step', by, from: numberIn(set.values, field) })
  }
  const pressKey = (key: EntryKey) => {
    if (!choices) return keys.press(key)
    if (key.type === 'digit') keys.choose(choices.find((choice) => choice % 10 === key.digit) ?? typed)
    if (key.type === 'backspace' || key.type === 'clear') keys.choose(null)
  }
  useKeyboard({ onKey: pressKey, onStep: step, onNext: () => next?.(), onDone: done, onCancel: cancel })

  return (
    <KeypadSheet
      label={t('keypad', { field: title, set: t(`shared:setName.${set.set.kind}`, { number: set.number }) })}
      title={title}
      extra={<Extra open={open} set={set} />}
      clock={rest && <RestLeft rest={rest} />}
      unit={
        field === 'weight' ? (
          <UnitKeys
            units={WEIGHT_UNITS}
            unit={units.weight}
            onChange={(weight) => keys.changeUnits({ ...units, weight })}
          />
        ) : (
          field === 'distance' && (
            <UnitKeys
              units={withUnit(DISTANCE_UNITS[preferences.distanceUnit], units.distance)}
              unit={units.distance}
              onChange={(distance) => keys.changeUnits({ ...units, distance })}
            />
          )
        )
      }
      onClose={keys.close}
      onCancel={cancel}
    >
      {choices ? (
        <Choices choices={choices} chosen={typed} isHardLast={field === 'rpe'} onChoose={keys.choose} />
      ) : (
        <Digits mark={rule.decimals > 0 ? decimalMark(i18n.language) : null} onKey={keys.press} />
      )}
      <ActionKeys logs={isOpen} onNext={next} onDone={done}>
        {choices ? (
          <ClearKey onPress={() => keys.choose(null)} />
        ) : (
          <StepKeys
            steps={steps}
            text={(value) => (field === 'seconds' ? `${value} s` : formatters.number(value))}
            onStep={step}
          />
        )}
      </ActionKeys>
    </KeypadSheet>
  )
}

/** Plates for a bar, the load in the other unit, or the meaning of the scale. Its space is always reserved. */
function Extra({ open, set }: Pick<FieldKeypadProps, 'open' | 'set'>) {
  const { preferences } = useWorkout()
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const { field, units, entry } = open
  const unit = units.weight
  const bar = useBar(set.exercise, preferences, unit)
  const value = numberTyped(entry, ruleOf(field)) ?? numberIn(set.values, field)
  if (field === 'rpe' || field === 'rir') return <p className={styles.hint}>{t(`${field}.hint`)}</p>
  const nothing = <p className={styles.hint}> </p>
  if (field !== 'weight' || value === null) return nothing
  if (bar && set.exercise.kind === 'weight-reps') return <PlatesOnBar weight={{ value, unit }} bar={bar} />
  if (unit === preferences.weightUnit) return nothing
  const other = convertWeight({ value, unit }, preferences.weightUnit)
  return (
    <p className={styles.hint}>
      {t('sameAs', { weight: formatters.weight({ value: other, unit: preferences.weightUnit }) })}
    </p>
  )
}

function RestLeft({ rest }: { readonly rest: Rest }) {
  const { t } = useTranslation('execution')
  const now = useNow(millisecondsOf(rest.endsAt))
  const left = restRemainingMs(rest, now)
  if (left === 0) return null
  return (
    <span className={styles.rest} role="timer" aria-label={t('restLeft')}>
      {clockText(Math.ceil(left / 1_000))}
    </span>
  )
}

type UnitKeysProps<Unit extends WeightUnit | DistanceUnit> = {
  readonly units: readonly Unit[]
  readonly unit: Unit
  readonly onChange: (unit: Unit) => void
}

/** Like the app's segmented control, but of buttons: a hardware keyboard keeps typing into the field. */
function UnitKeys<Unit extends WeightUnit | DistanceUnit>({ units, unit, onChange }: UnitKeysProps<Unit>) {
  const { t } = useTranslation(['execution', 'shared'])
  return (
    <fieldset className={styles.units}>
      <legend className="visually-hidden">{t('key.unit')}</legend>
      {units.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === unit} onClick={() => onChange(choice)}>
          {t(unitKey(choice))}
        </button>
      ))}
    </fieldset>
  )
}

function unitKey(unit: WeightUnit | DistanceUnit) {
  return `shared:unit.${unit}` as const
}

/** A unit that was entered once is among them, in place of the first. */
function withUnit(units: readonly DistanceUnit[], unit: DistanceUnit): readonly DistanceUnit[] {
  return units.includes(unit) ? units : [unit, ...units.slice(1)]
}

function choicesOf(field: SetFigure): readonly number[] | null {
  if (field === 'rpe') return RPE_CHOICES
  return field === 'rir' ? RIR_CHOICES : null
}

function neighbour(choices: readonly number[], chosen: number | null, direction: 1 | -1): number | null {
  const at = chosen === null ? -1 : choices.indexOf(chosen)
  if (at === -1) return choices[Math.floor(choices.length / 2)] ?? null
  return choices[at + direction] ?? chosen
}
