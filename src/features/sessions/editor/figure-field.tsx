import { type KeyboardEvent, useState } from 'react'
import type { SessionSet } from '#contract/session.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { updateSet } from '#domain/session/sets.ts'
import { NumberInput } from '#shared/set-table/number-input.tsx'
import { figureText, readFigure } from './figures.ts'
import type { EditSession } from './use-session-edits.ts'

type FigureFieldProps = {
  readonly set: SessionSet
  readonly figure: SetFigure
  readonly units: SetUnits
  readonly locale: string
  readonly label: string
  readonly edit: EditSession
}

/** A small field for one value. Saved when left; invalid input is marked, stays in the field and changes nothing. */
export function FigureField({ set, figure, units, locale, label, edit }: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readFigure(typed, figure, units)

  const leave = async () => {
    if (!read?.ok) return
    const isWritten = await edit((session) => updateSet(session, set.id, read.values))
    if (isWritten) setTyped((now) => (now === typed ? null : now))
  }
  const leaveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape') setTyped(null)
  }
  return (
    <NumberInput
      label={label}
      isWhole={figure === 'reps'}
      isInvalid={read !== null && !read.ok}
      enterKeyHint="done"
      value={typed ?? figureText(set, figure, locale)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void leave()}
      onKeyDown={leaveByKey}
    />
  )
}
