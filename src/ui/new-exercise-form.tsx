import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import type { Option } from './native-select.tsx'
import styles from './new-exercise-form.module.css'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

export type NewExerciseValues<Kind extends string, Equipment extends string, Muscle extends string> = {
  readonly name: string
  readonly kind: Kind
  readonly equipment: Equipment
  readonly muscle: Muscle
}

export type NewExerciseFormProps<Kind extends string, Equipment extends string, Muscle extends string> = {
  readonly name: string
  readonly kinds: readonly Option<Kind>[]
  readonly equipment: readonly Option<Equipment>[]
  readonly muscles: readonly Option<Muscle>[]
  /** The initial values of the two fields with defaults. */
  readonly usual: { readonly kind: Kind; readonly equipment: Equipment }
  readonly labels: {
    readonly name: string
    readonly kind: string
    readonly equipment: string
    readonly muscle: string
    /** Placeholder before a muscle is chosen. */
    readonly choose: string
    readonly nameMissing: string
    readonly muscleMissing: string
    readonly failed: string
    readonly save: string
    readonly back: string
  }
  readonly nameMaxLength: number
  readonly busy: boolean
  /** Saving failed; the input is kept. */
  readonly hasFailed: boolean
  readonly onSave: (values: NewExerciseValues<Kind, Equipment, Muscle>) => void
  readonly onCancel: () => void
}

export function NewExerciseForm<Kind extends string, Equipment extends string, Muscle extends string>(
  props: NewExerciseFormProps<Kind, Equipment, Muscle>,
) {
  const { kinds, equipment, muscles, usual, labels, nameMaxLength, busy, hasFailed, onSave, onCancel } = props
  const [name, setName] = useState(props.name)
  const isNamedAtFirst = useRef(props.name !== '')
  const [kind, setKind] = useState(usual.kind)
  const [tool, setTool] = useState(usual.equipment)
  const [muscle, setMuscle] = useState<Muscle | ''>('')
  const [wasSent, setSent] = useState(false)
  const isNamed = name.trim() !== ''
  // The button that opened this is gone: focus the first field.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = form.current?.elements
    const first = fields?.item(isNamedAtFirst.current ? 1 : 0)
    if (first instanceof HTMLElement) first.focus()
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isNamed && muscle !== '' && !busy) onSave({ name, kind, equipment: tool, muscle })
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={labels.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={wasSent && !isNamed ? labels.nameMissing : undefined}
        maxLength={nameMaxLength}
        autoComplete="off"
      />
      <SelectField
        label={labels.muscle}
        value={muscle}
        onChange={setMuscle}
        options={[{ value: '', label: labels.choose, disabled: true }, ...muscles]}
        error={wasSent && muscle === '' ? labels.muscleMissing : undefined}
      />
      <SelectField label={labels.equipment} value={tool} onChange={setTool} options={equipment} />
      <SelectField label={labels.kind} value={kind} onChange={setKind} options={kinds} />
      {hasFailed && <Banner tone="danger">{labels.failed}</Banner>}
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {labels.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {labels.back}
      </Button>
    </form>
  )
}
