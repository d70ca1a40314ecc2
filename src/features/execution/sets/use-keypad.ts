import { useMemo, useRef, useState } from 'react'
import type { SetId } from '#contract/id.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { useStableCallbacks } from '#shared/use-stable-callbacks.ts'
import { newId } from '#storage/new-id.ts'
import { type EntryKey, entryOf, type KeypadEntry, numberIn, pressKey } from './keypad-entry.ts'
import { ruleOf } from './set-entry.ts'

export type KeypadTarget = { readonly setId: SetId; readonly field: SetFigure; readonly units: SetUnits }

/** `undoGroup` names this opening of the keypad: what is typed in it is undone together. */
export type OpenKeypad = KeypadTarget & { readonly undoGroup: string; readonly entry: KeypadEntry }

export type KeypadKeys = {
  readonly open: (target: KeypadTarget, value: number | null) => void
  /** Moves it to another field, if it is open. */
  readonly move: (target: KeypadTarget, value: number | null) => void
  readonly press: (key: EntryKey) => void
  /** Sets a whole value, such as an RPE choice. */
  readonly choose: (value: number | null) => void
  /** Keeps the number and changes its unit; the next digit starts over. */
  readonly changeUnits: (units: SetUnits) => void
  readonly close: () => void
}

/** What the keys do, on the screen and on a keyboard. */
export type KeypadActs = {
  /** Null where no other field follows. */
  readonly next: (() => void) | null
  readonly done: () => void
  readonly cancel: () => void
  readonly step: (direction: 1 | -1, isSmall: boolean) => void
}

/**
 * The keypad's entry, or null while it is closed. `onType` is told of every key that changed the value, at once: what
 * is typed is never only on the screen. The keys stay the same functions.
 */
export function useKeypad(onType: (target: OpenKeypad, value: number | null) => void): {
  readonly current: OpenKeypad | null
  readonly keys: KeypadKeys
} {
  const [current, setCurrent] = useState<OpenKeypad | null>(null)
  // Two keys may arrive before a render: each builds on the previous one.
  const latest = useRef<OpenKeypad | null>(null)
  const { report } = useStableCallbacks({ report: onType })

  const keys = useMemo((): KeypadKeys => {
    const show = (next: OpenKeypad | null) => {
      latest.current = next
      setCurrent(next)
    }
    const type = (entry: KeypadEntry, units?: SetUnits) => {
      const before = latest.current
      if (!before) return
      const next = { ...before, entry, units: units ?? before.units }
      const value = numberIn(entry, ruleOf(next.field))
      show(next)
      if (units !== undefined || value !== numberIn(before.entry, ruleOf(next.field))) report(next, value)
    }
    const open = (target: KeypadTarget, value: number | null) =>
      show({ ...target, undoGroup: newId(), entry: entryOf(value, ruleOf(target.field)) })
    return {
      open,
      move: (target, value) => {
        const before = latest.current
        if (before && (before.setId !== target.setId || before.field !== target.field)) open(target, value)
      },
      press: (key) => latest.current && type(pressKey(latest.current.entry, key, ruleOf(latest.current.field))),
      choose: (value) => latest.current && type(entryOf(value, ruleOf(latest.current.field))),
      changeUnits: (units) => latest.current && type({ ...latest.current.entry, isFresh: true }, units),
      // A tap on a tick closes it first: nothing is drawn for one that is closed.
      close: () => latest.current && show(null),
    }
  }, [report])
  return { current, keys }
}
