import { type ChangeEvent, useState } from 'react'
import { sameContent } from '#domain/merge/canonical.ts'
import { NumberInput } from '#shared/set-table/number-input.tsx'
import type { ReadField } from './entry-text.ts'

export type NumberFieldProps = {
  /** Visually, the column header. */
  readonly label: string
  readonly value: number | null
  readonly text: (value: number) => string
  readonly read: (text: string) => ReadField<number>
  readonly onChange: (value: number | null) => void
  readonly onLeave: () => void
  readonly placeholder?: string | undefined
  readonly whole?: boolean
}

/** `value` at the time of typing: another value since then replaces the text. */
type Draft = { readonly text: string; readonly value: number | null }

/** Shows the raw text while typing. Invalid input is marked and changes nothing. */
export function NumberField({ label, value, text, read, onChange, onLeave, placeholder, whole }: NumberFieldProps) {
  const [typed, setTyped] = useState<Draft | null>(null)
  const isTyping = typed !== null && sameContent(typed.value, value)
  const shown = isTyping ? typed.text : value === null ? '' : text(value)

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const entry = read(event.target.value)
    setTyped({ text: event.target.value, value: entry.ok ? entry.value : value })
    if (entry.ok) onChange(entry.value)
  }
  const leave = () => {
    if (isTyping && read(typed.text).ok) setTyped(null)
    onLeave()
  }
  return (
    <NumberInput
      label={label}
      isWhole={whole ?? false}
      isInvalid={isTyping && !read(typed.text).ok}
      placeholder={placeholder}
      value={shown}
      onChange={type}
      onBlur={leave}
    />
  )
}
