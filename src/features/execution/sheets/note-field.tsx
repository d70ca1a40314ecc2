import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '#storage/new-id.ts'
import { TextArea } from '#ui/text-area.tsx'

type NoteFieldProps = {
  readonly label: string
  readonly note: string
  /** The maximum length. */
  readonly longest: number
  /** Called at every key, so that nothing typed is only on the screen. `undoGroup` names this writing for undo. */
  readonly onChange: (note: string, undoGroup: string) => void
}

/** A note that is saved while typing. */
export function NoteField({ label, note, longest, onChange }: NoteFieldProps) {
  const { t } = useTranslation('execution')
  // Shows input immediately; the session follows a moment later.
  const [text, setText] = useState(note)
  const [undoGroup] = useState(() => newId<string>())
  return (
    <TextArea
      data-autofocus
      label={label}
      value={text}
      rows={6}
      maxLength={longest}
      placeholder={t('notePlaceholder')}
      onChange={({ target }) => {
        setText(target.value)
        onChange(target.value, undoGroup)
      }}
    />
  )
}
