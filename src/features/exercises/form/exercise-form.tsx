import { useEffect, useMemo, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SessionKey } from '#contract/device-registry.ts'
import { foldText } from '#domain/search/search-text.ts'
import { exerciseDraftKey } from '#platform/account/tab-stores.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useToasts } from '#ui/toasts.tsx'
import { refusalOf } from '../use-exercise-actions.ts'
import styles from './form.module.css'
import { type FormProblem, type FormValues, LIMIT_OF, readDraft } from './form-values.ts'
import { Habits } from './habit-fields.tsx'
import { Basics, Muscles, type SectionProps, Words } from './own-fields.tsx'

type Draft = {
  readonly found: FormValues | undefined
  readonly keep: (values: FormValues) => void
  readonly forget: () => void
}

type ExerciseFormProps = {
  readonly subject: string
  readonly initial: FormValues
  /** `habits` omits the exercise's identity: for built-in ones. */
  readonly parts: 'all' | 'habits'
  readonly restAsUsual: string
  readonly otherNames: readonly string[]
  /** Rejects with StorageError; the input stays. */
  readonly onSave: (values: FormValues) => Promise<void>
  readonly onCancel: () => void
}

export function ExerciseForm(props: ExerciseFormProps) {
  const { subject, initial, parts, restAsUsual, otherNames, onSave, onCancel } = props
  const { t } = useTranslation(['exercises', 'shared'])
  const toasts = useToasts()
  const draft = useDraft(exerciseDraftKey(useDatabase().account, subject), initial)
  const [restored, setRestored] = useState(draft.found !== undefined)
  const form = useForm<FormValues>({ defaultValues: draft.found ?? initial, reValidateMode: 'onChange' })
  const { control, register, handleSubmit, reset, subscribe, formState } = form
  const errorOf = useErrorText(formState.errors)
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
      <div className={classNames('page-foot', styles.foot, styles.wide)}>
        <Button size="large" onClick={cancel}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" variant="primary" size="large" busy={formState.isSubmitting}>
          {t('shared:save')}
        </Button>
      </div>
    </form>
  )
}

/** Keeps input across a reload or navigation, in this tab. If the browser refuses, nothing is kept. */
function useDraft(key: SessionKey, initial: FormValues): Draft {
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

/** Returns to the page that opened the form; to `otherwise` if it was the first page. */
export function useLeaveForm(otherwise: string): () => void {
  const navigate = useNavigate()
  // React Router calls the page's first location 'default'.
  const first = useLocation().key === 'default'
  return () => void (first ? navigate(otherwise, { replace: true }) : navigate(-1))
}

function useErrorText(errors: FieldErrors<FormValues>): SectionProps['errorOf'] {
  const { t } = useTranslation('exercises')
  return (field) => {
    // This form's validators return nothing else.
    const problem = errors[field]?.message as FormProblem | undefined
    return problem && t(problem, { most: '', length: '', ...LIMIT_OF[problem] })
  }
}
