import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Rest } from '#contract/session.ts'
import { restRemainingMs } from '#domain/session/rest.ts'
import { numberIn, type SetFigure } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { convertWeight } from '#domain/units.ts'
import { useBar } from '../keypad/bar.ts'
import { type EntryKey, numberIn as numberTyped } from '../keypad/entry.ts'
import { KeypadSheet } from '../keypad/keypad-sheet.tsx'
import { useKeyboard } from '../keypad/use-keyboard.ts'
import type { Keypad, OpenKeypad } from '../keypad/use-keypad.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { useFigures } from '../sets/figures.ts'
import { fieldsOf, ruleOf, stepsOf } from '../sets/set-entry.ts'
import { fieldLabel } from '../sets/set-row.tsx'
import styles from './field-keypad.module.css'
import { useNow } from './use-now.ts'

// Its room is there in any case, and what is typed does not wait for it.
const PlatesOnBar = lazy(() => import('../keypad/plates-on-bar.tsx'))

const RPE_CHOICES = [6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10] as const
const WEIGHT_UNITS = ['kg', 'lb'] as const
const RIR_CHOICES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

type FieldKeypadProps = {
  readonly open: OpenKeypad
  readonly set: ActiveSet
  readonly preferences: Preferences
  readonly rest: Rest | null
  readonly mark: string
  readonly keypad: Keypad
  readonly onField: (field: SetFigure) => void
  readonly onDone: () => void
  readonly onClose: () => void
  /** Closes the keypad and takes back what was typed. */
  readonly onCancel: () => void
}

/** The keypad of one field of a set, with what that field adds to it. */
export function FieldKeypad(props: FieldKeypadProps) {
  const { open, set, preferences, rest, mark, keypad, onField, onDone, onClose, onCancel } = props
  const { t } = useTranslation(['execution', 'shared'])
  const figures = useFigures()
  const { field, units, entry } = open
  const { exercise } = set
  const rule = ruleOf(field)
  const steps = stepsOf(field, units)
  const typed = numberTyped(entry, rule)
  const fields = fieldsOf(exercise.kind, preferences.effort)
  const nextField = fields[fields.indexOf(field) + 1]
  const choices = choicesOf(field)
  const title = t(fieldLabel(exercise.kind, field))
  const next = () => nextField && onField(nextField)

  const step = (direction: 1 | -1, isSmall: boolean) => {
    if (choices) return keypad.choose(neighbour(choices, typed, direction))
    const by = direction * (isSmall ? steps.small : steps.step)
    keypad.press({ type: 'step', by, from: numberIn(set.values, field) })
  }
  const pressKey = (key: EntryKey) => {
    if (!choices) return keypad.press(key)
    if (key.type === 'digit') keypad.choose(choices.find((choice) => choice % 10 === key.digit) ?? typed)
    if (key.type === 'backspace' || key.type === 'clear') keypad.choose(null)
  }
  useKeyboard({ onKey: pressKey, onStep: step, onNext: next, onDone, onCancel })

  return (
    <KeypadSheet
      label={t('keypad', { field: title, set: t(`shared:setName.${set.set.kind}`, { number: set.number }) })}
      title={title}
      mark={mark}
      hasDecimals={rule.as === 'number' && rule.decimals > 0}
      steps={steps}
      stepText={(value) => (field === 'seconds' ? `${value} s` : figures.number(value))}
      stepFrom={numberIn(set.values, field)}
      choices={choices}
      chosen={typed}
      choiceText={figures.number}
      hasNext={nextField !== undefined}
      logs={set.set.completedAt === null}
      extra={<Extra {...props} />}
      aside={
        <>
          {rest && <RestLeft rest={rest} />}
          {field === 'weight' && (
            <UnitKeys unit={units.weight} onChange={(weight) => keypad.changeUnits({ ...units, weight })} />
          )}
        </>
      }
      onKey={pressKey}
      onChoose={keypad.choose}
      onNext={next}
      onDone={onDone}
      onClose={onClose}
      onCancel={onCancel}
    />
  )
}

/** Plates for a bar, the same load in the other unit, or what the scale means. Its room is there in any case. */
function Extra({ open, set, preferences }: FieldKeypadProps) {
  const { t } = useTranslation('execution')
  const figures = useFigures()
  const { field, units, entry } = open
  const unit = units.weight
  const bar = useBar(set.exercise, preferences, unit)
  const value = numberTyped(entry, ruleOf(field)) ?? numberIn(set.values, field)
  if (field === 'rpe' || field === 'rir') return <p className={styles.hint}>{t(`${field}.hint`)}</p>
  if (field !== 'weight' || value === null) return <p className={styles.hint}> </p>
  if (bar && set.exercise.kind === 'weight-reps') {
    return (
      <Suspense fallback={<p className={styles.hint}> </p>}>
        <PlatesOnBar weight={{ value, unit }} bar={bar} />
      </Suspense>
    )
  }
  if (unit === preferences.weightUnit) return <p className={styles.hint}> </p>
  const other = convertWeight({ value, unit }, preferences.weightUnit)
  return (
    <p className={styles.hint}>
      {t('sameAs', { weight: figures.weight({ value: other, unit: preferences.weightUnit }) })}
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

type UnitKeysProps = { readonly unit: WeightUnit; readonly onChange: (unit: WeightUnit) => void }

/** Buttons and no radio buttons: the hardware keyboard goes on typing into the field. */
function UnitKeys({ unit, onChange }: UnitKeysProps) {
  const { t } = useTranslation(['execution', 'shared'])
  return (
    <fieldset className={styles.units}>
      <legend className="visually-hidden">{t('key.unit')}</legend>
      {WEIGHT_UNITS.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === unit} onClick={() => onChange(choice)}>
          {t(`shared:unit.${choice}`)}
        </button>
      ))}
    </fieldset>
  )
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
