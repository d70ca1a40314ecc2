import { useLayoutEffect, useRef } from 'react'
import type { Rest } from '#contract/session.ts'
import { numberIn, type SetFigure } from '#domain/session/set-values.ts'
import { MissingPart } from '#shared/missing-part.tsx'
import { optionalPart } from '#shared/optional-part.tsx'
import type { ActiveSet } from '../sets/active-set.ts'
import { type EntryKey, numberIn as numberTyped } from '../sets/keypad-entry.ts'
import { effortIn, fieldsOf, ruleOf, stepsOf } from '../sets/set-entry.ts'
import { fieldId } from '../sets/set-row.tsx'
import { useKeyboard } from '../sets/use-keyboard.ts'
import type { KeypadActs, KeypadKeys, OpenKeypad } from '../sets/use-keypad.ts'
import { useWorkout } from '../sets/workout.ts'

export const loadKeypad = () => import('./keypad-view.tsx')

// What is typed on a keyboard does not wait for it.
const KeypadView = optionalPart(loadKeypad, {
  Missing: ({ keys, onRetry }) => <MissingPart onRetry={onRetry} onClose={keys.close} />,
})

const RPE_CHOICES = [6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10] as const
const RIR_CHOICES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

type FieldKeypadProps = {
  readonly open: OpenKeypad
  readonly keys: KeypadKeys
  readonly set: ActiveSet
  readonly rest: Rest | null
}

export function FieldKeypad(props: FieldKeypadProps) {
  const { open, keys, set } = props
  const { store, preferences, controls } = useWorkout()
  const { field, units, entry } = open
  const { exercise } = set
  const steps = stepsOf(field, units)
  const typed = numberTyped(entry, ruleOf(field))
  const fields = fieldsOf(exercise.kind, effortIn(exercise, preferences.effort))
  const nextField = fields[fields.indexOf(field) + 1]
  const choices = choicesOf(field)

  const acts: KeypadActs = {
    next: nextField ? () => controls.openField(set.set.id, nextField) : null,
    done: () => (set.set.completedAt === null ? controls.completeSet(set.set.id) : keys.close()),
    cancel: () => {
      store.undoGroup(open.undoGroup)
      keys.close()
    },
    step: (direction, isSmall) => {
      if (choices) return keys.choose(neighbour(choices, typed, direction))
      const by = direction * (isSmall ? steps.small : steps.step)
      keys.press({ type: 'step', by, from: numberIn(set.values, field) })
    },
  }
  const pressKey = (key: EntryKey) => {
    if (!choices) return keys.press(key)
    if (key.type === 'digit') keys.choose(choices.find((choice) => choice % 10 === key.digit) ?? typed)
    if (key.type === 'backspace' || key.type === 'clear') keys.choose(null)
  }
  useKeyboard(fieldId(set.set.id, field), {
    onKey: pressKey,
    onStep: acts.step,
    onNext: () => acts.next?.(),
    onDone: acts.done,
    onCancel: acts.cancel,
  })
  useReturnOfFocus(fieldId(set.set.id, field))
  return <KeypadView {...props} acts={acts} choices={choices} />
}

/** The Tab key leads into the keypad, whose keys go with it; what was pressed beside it may have gone, too. */
function useReturnOfFocus(id: string): void {
  const latest = useRef(id)
  useLayoutEffect(() => {
    latest.current = id
  }, [id])
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement
      const isLost = !focused || focused === document.body || focused.closest('[data-keypad]') !== null
      if (isLost) document.getElementById(latest.current)?.focus({ preventScroll: true })
    },
    [],
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
