import type { ComponentProps } from 'react'

export type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

export type NativeSelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly Option<Value>[]
}

/** The text under a picker that lies unseen over it: small text in the picker itself makes an iPhone zoom in. */
export function chosenLabel<Value extends string>({
  options,
  value,
}: Pick<NativeSelectProps<Value>, 'options' | 'value'>): string {
  return options.find((option) => option.value === value)?.label ?? ''
}

/** The platform's own picker without decoration: the best one on a phone. Its name is `aria-label`. */
export function NativeSelect<Value extends string>({ onChange, options, ...rest }: NativeSelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((candidate) => candidate.value === text)
    if (option) onChange(option.value)
  }
  return (
    <select {...rest} onChange={(event) => choose(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
