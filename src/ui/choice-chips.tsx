import { Chip } from './chip.tsx'

type ChoiceChipsProps<Value extends string> = {
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value | null
  readonly onChoose: (value: Value | null) => void
}

/** A choice of one or none as chips; pressing the selected one clears it. */
export function ChoiceChips<Value extends string>({ options, chosen, onChoose }: ChoiceChipsProps<Value>) {
  return options.map(({ value, label }) => (
    <Chip key={value} selected={value === chosen} onClick={() => onChoose(value === chosen ? null : value)}>
      {label}
    </Chip>
  ))
}
