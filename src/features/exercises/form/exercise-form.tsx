import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { foldText } from '#domain/search/search-text.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { refusalOf } from '../refusal.ts'
import styles from './form.module.css'
import { type FormValues, readDraft } from './form-values.ts'
import { Habits } from './habit-fields.tsx'
import { Basics, Muscles, Words } from './own-fields.tsx'
import { useErrorWords } from './use-error-words.ts'

type Draft = {
  /** What was typed in this tab and never saved, or undefined. */
  readonly found: FormValues | undefined
  readonly keep: (values: FormValues) => void
  readonly forget: () => void
}

type ExerciseFormProps = {
  /** Whose draft it is, such as an exercise's id. */
  readonly subject: string
  readonly initial: FormValues
  /** `habits` leaves out what makes it this exercise: for built-in ones. */
  readonly parts: 'all' | 'habits'
  /** What an empty choice of rest means, in words. */
  readonly restAsUsual: string
  /** The names of the other exercises. */
  readonly otherNames: readonly string[]
  /** Rejects with StorageError; what was typed then stays. */
  readonly onSave: (values: FormValues) => Promise<void>
  /** Where to go without saving. */
  readonly onCancel: () => void
}

/** What a person says about an exercise. Kept as a draft until it is saved or given up. */
export function ExerciseForm(props: ExerciseFormProps) {
  const { subject, initial, parts, restAsUsual, otherNames, onSave, onCancel } = props
  const { t } = useTranslation(['exercises', 'shared'])
  const toasts = useToasts()
  const draft = useDraft(`barra.draft.exercise.${useDatabase().account}.${subject}`, initial)
  const [restored, setRestored] = useState(draft.found !== undefined)
  const form = useForm<FormValues>({ defaultValues: draft.found ?? initial, reValidateMode: 'onChange' })
  const { control, register, handleSubmit, reset, subscribe, formState } = form
  const errorOf = useErrorWords(formState.errors)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  )

  const save = async (values: FormValues) => {
    try {
      await onSave(values)
      draft.forget()
    } catch (cause) {
      toasts.show({ message: t(refusalOf(cause)), tone: 'error' })
    }
  }
  const startOver = () => {
    reset(initial)
    setRestored(false)
    draft.forget()
  }
  const cancel = () => {
    draft.forget()
    onCancel()
  }

  const fields = { control, register, errorOf }
  const typedName = foldText(useWatch({ control, name: 'name' }))
  const nameTaken = typedName !== '' && otherNames.some((name) => foldText(name) === typedName)
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      {restored && (
        <Banner
          tone="info"
          className={styles.wide ?? ''}
          action={<Button onClick={startOver}>{t('form.discardDraft')}</Button>}
        >
          {t('form.draft')}
        </Banner>
      )}
      {parts === 'all' && (
        <div className={styles.column}>
          <Basics {...fields} nameTaken={nameTaken} />
          <Muscles {...fields} />
        </div>
      )}
      <div className={styles.column}>
        <Habits {...fields} restAsUsual={restAsUsual} />
        {parts === 'all' && <Words {...fields} />}
      </div>
      <div className={`actions ${styles.actions} ${styles.wide}`}>
        <Button type="submit" variant="primary" size="large" busy={formState.isSubmitting}>
          {t('shared:save')}
        </Button>
        <Button size="large" onClick={cancel}>
          {t('shared:cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Keeps what is typed through a reload or a step back, in this tab. Where the browser refuses, nothing is kept. */
function useDraft(key: string, initial: FormValues): Draft {
  const [found] = useState(() => readDraft(safeSessionStorage.readJson(key), initial))
  return useMemo(
    () => ({
      found,
      keep: (values) => void safeSessionStorage.writeJson(key, values),
      forget: () => safeSessionStorage.remove(key),
    }),
    [found, key],
  )
}
