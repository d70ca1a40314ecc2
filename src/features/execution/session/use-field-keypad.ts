import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SetId } from '#contract/id.ts'
import { numberIn, type SetFigure, type SetUnits, valuesWith } from '#domain/session/set-values.ts'
import type { SessionActions } from '../editing/session-actions.ts'
import { decimalMark, typedText } from '../keypad/typed-text.ts'
import { type OpenKeypad, useKeypad } from '../keypad/use-keypad.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import type { Typing } from '../sets/exercise-card.tsx'
import { ruleOf, unitsFor } from '../sets/set-entry.ts'
import { fieldId } from '../sets/set-row.tsx'

/** The keypad on the fields of sets: what is typed goes into the session with every key. */
export function useFieldKeypad(actions: SessionActions, usualUnits: SetUnits) {
  const { i18n } = useTranslation()
  const mark = useMemo(() => decimalMark(i18n.language), [i18n.language])
  const { current, keypad } = useKeypad(({ setId, field, units, burst }: OpenKeypad, value) =>
    actions.type(setId, valuesWith(field, value, units), burst),
  )
  const open = useCallback(
    ({ set, values }: ActiveSet, field: SetFigure, firstKey?: string) => {
      keypad.open({ setId: set.id, field, units: unitsFor(values, usualUnits) }, numberIn(set, field))
      focusField(set.id, field)
      if (firstKey === undefined) return
      keypad.press(/\d/.test(firstKey) ? { type: 'digit', digit: Number(firstKey) } : { type: 'decimal' })
    },
    [keypad, usualUnits],
  )
  /** Takes back what was typed since the keypad opened on its field. */
  const cancel = () => {
    if (current) actions.undoBurst(current.burst)
    keypad.close()
  }
  const typing = useMemo(
    (): Typing | null =>
      current && {
        setId: current.setId,
        field: current.field,
        text: typedText(current.entry, ruleOf(current.field), mark),
      },
    [current, mark],
  )
  return { current, keypad, open, cancel, typing, mark }
}

/** The focus stays at the field that is typed into, so that leaving the keypad leads nowhere else. */
export function focusField(setId: SetId, field: SetFigure): void {
  document.getElementById(fieldId(setId, field))?.focus({ preventScroll: true })
}
