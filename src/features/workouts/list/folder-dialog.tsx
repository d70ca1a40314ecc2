import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'

type FolderDialogProps = {
  readonly open: boolean
  readonly title: string
  readonly name: string
  readonly onClose: () => void
  readonly onNamed: (name: string) => void
}

const FORM_ID = 'folder-form'

export function FolderDialog({ open, title, name, onClose, onNamed }: FolderDialogProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const [missing, setMissing] = useState(false)
  const close = () => {
    setMissing(false)
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    const trimmed = typeof typed === 'string' ? typed.trim() : ''
    if (trimmed === '') return setMissing(true)
    close()
    onNamed(trimmed)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={t('shared:close')}
      actions={
        <>
          <Button onClick={close}>{t('shared:cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            {t('shared:save')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        <TextField
          label={t('folder.name')}
          name="name"
          defaultValue={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          required
          data-autofocus
          error={missing ? t('folder.nameMissing') : undefined}
        />
      </form>
    </Dialog>
  )
}
