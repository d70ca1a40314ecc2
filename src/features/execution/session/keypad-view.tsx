import { useTranslation } from 'react-i18next'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { Rest } from '#contract/session.ts'
import { restRemainingMs } from '#domain/session/rest.ts'
import { numberIn } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { convertWeight, roundForDisplay } from '#domain/units.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { useBar } from '../sets/bar.ts'
import { numberIn as numberTyped } from '../sets/keypad-entry.ts'
import { ActionKeys, Choices, ClearKey, Digits, KeypadSheet, StepKeys } from '../sets/keypad-sheet.tsx'
import { PlatesOnBar } from '../sets/plates-on-bar.tsx'
import { ruleOf, stepsOf } from '../sets/set-entry.ts'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { fieldLabel } from '../sets/set-row.tsx'
import { decimalMark } from '../sets/typed-text.ts'
import type { KeypadActs, KeypadKeys, OpenKeypad } from '../sets/use-keypad.ts'
import { useWorkout } from '../sets/workout.ts'
import styles from './keypad-view.module.css'
import { useNow } from './use-now.ts'
import { useRoomForPane } from './use-room-for-pane.ts'

const WEIGHT_UNITS = ['kg', 'lb'] as const
/** What a track and a machine count in, by what the person counts in. */
const DISTANCE_UNITS = { km: ['m', 'km', 'mi'], mi: ['yd', 'mi', 'km'] } as const

type KeypadViewProps = {
  readonly open: OpenKeypad
  readonly keys: KeypadKeys
  readonly set: ActiveSet
  readonly rest: Rest | null
  readonly acts: KeypadActs
  /** Instead of digits. */
  readonly choices: readonly number[] | null
}

export default function KeypadView({ open, keys, set, rest, acts, choices }: KeypadViewProps) {
  const { t, i18n } = useTranslation(['execution', 'shared'])
  const formatters = useSetFormatters()
  const { field, units, entry } = open
  const rule = ruleOf(field)
  const title = t(fieldLabel(set.exercise.kind, field))
  return (
    <KeypadSheet
      label={t('keypad', { field: title, set: t(`shared:setName.${set.set.kind}`, { number: set.number }) })}
      title={title}
      same={field === 'weight' && <SameWeight open={open} set={set} />}
      extra={<Extra open={open} set={set} />}
      clock={rest && <RestLeft rest={rest} />}
      unit={<Units open={open} keys={keys} />}
      onClose={keys.close}
      onCancel={acts.cancel}
    >
      {choices ? (
        <Choices
          choices={choices}
          chosen={numberTyped(entry, rule)}
          isHardLast={field === 'rpe'}
          onChoose={keys.choose}
        />
      ) : (
        <Digits mark={rule.decimals > 0 ? decimalMark(i18n.language) : null} onKey={keys.press} />
      )}
      <ActionKeys logs={set.set.completedAt === null} onNext={acts.next} onDone={acts.done}>
        {choices ? (
          <ClearKey onPress={() => keys.choose(null)} />
        ) : (
          <StepKeys
            steps={stepsOf(field, units)}
            text={(value) => (field === 'seconds' ? `${value} s` : formatters.number(value))}
            onStep={acts.step}
          />
        )}
      </ActionKeys>
    </KeypadSheet>
  )
}

function Units({ open: { field, units }, keys }: Pick<KeypadViewProps, 'open' | 'keys'>) {
  const { distanceUnit } = useWorkout().preferences
  if (field === 'weight')
    return (
      <UnitKeys
        units={WEIGHT_UNITS}
        unit={units.weight}
        onChange={(weight) => keys.changeUnits({ ...units, weight })}
      />
    )
  if (field !== 'distance') return null
  return (
    <UnitKeys
      units={withUnit(DISTANCE_UNITS[distanceUnit], units.distance)}
      unit={units.distance}
      onChange={(distance) => keys.changeUnits({ ...units, distance })}
    />
  )
}

/** Plates for a bar, where no pane beside shows them, or the meaning of the scale. */
function Extra({ open, set }: Pick<KeypadViewProps, 'open' | 'set'>) {
  const { preferences } = useWorkout()
  const { t } = useTranslation('execution')
  const hasPane = useRoomForPane()
  const { field, units, entry } = open
  const unit = units.weight
  const bar = useBar(set.exercise, preferences, unit)
  const value = numberTyped(entry, ruleOf(field)) ?? numberIn(set.values, field)
  if (field === 'rpe' || field === 'rir') return <p className={styles.hint}>{t(`${field}.hint`)}</p>
  if (field !== 'weight' || value === null) return null
  const isLoaded = bar && set.exercise.kind === 'weight-reps'
  if (isLoaded && !hasPane) return <PlatesOnBar weight={{ value, unit }} bar={bar} />
  return null
}

/** The load in the person's unit, where it is entered in the other one: the switch changes no figure. */
function SameWeight({ open: { units, entry }, set }: Pick<KeypadViewProps, 'open' | 'set'>) {
  const { weightUnit } = useWorkout().preferences
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const value = numberTyped(entry, ruleOf('weight')) ?? numberIn(set.values, 'weight')
  if (value === null || units.weight === weightUnit) return null
  const other = convertWeight({ value, unit: units.weight }, weightUnit)
  return t('sameAs', { weight: formatters.weight({ value: roundForDisplay(other, 1), unit: weightUnit }) })
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
