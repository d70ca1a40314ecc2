import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './sheets.module.css'

type RenameFormProps = { readonly name: string; readonly onRename: (name: string) => void }

/** Saves a name only when complete: half a name would appear everywhere. */
export function RenameForm({ name, onRename }: RenameFormProps) {
  const { t } = useTranslation(['execution', 'shared'])
  const [text, setText] = useState(name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onRename(text)
  }
  return (
    <form className={styles.stack} onSubmit={submit}>
      <TextField
        data-autofocus
        label={t('name')}
        value={text}
        maxLength={MAX_NAME_LENGTH}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary" disabled={text.trim() === ''}>
        {t('shared:save')}
      </Button>
    </form>
  )
}
