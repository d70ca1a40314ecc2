import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readIdentityError } from '#platform/identity-error.ts'
import {
  type AuthField,
  type AuthForm,
  type AuthProblem,
  type AuthValues,
  checkValues,
  problemsOf,
} from './auth-problem.ts'

export type AuthFormState = {
  readonly busy: boolean
  /** What is wrong with the form as a whole, in words. */
  readonly error: string | undefined
  readonly errorOf: (field: AuthField) => string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form that leaves its fields to the browser, so that password managers work on it, and reads them when it is sent.
 * `send` rejects with what the provider said; the words for it appear beside the field it is about, which takes the focus.
 */
export function useAuthForm(form: AuthForm, send: (values: Required<AuthValues>) => Promise<void>): AuthFormState {
  const { t } = useTranslation('auth')
  const [problems, setProblems] = useState<readonly AuthProblem[]>([])
  const [busy, setBusy] = useState(false)

  const wordsFor = (field: AuthField | null) =>
    problems
      .filter((problem) => problem.field === field)
      .map((problem) => t(problem.message))
      .join(' ') || undefined

  const refuse = (element: HTMLFormElement, found: readonly AuthProblem[]) => {
    setProblems(found)
    const field = found.find((problem) => problem.field)?.field
    const control = field && element.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  const submit = async (element: HTMLFormElement) => {
    const values = valuesOf(new FormData(element))
    const found = checkValues(form, values)
    if (found.length > 0) return refuse(element, found)
    setProblems([])
    setBusy(true)
    try {
      await send({ name: '', email: '', password: '', ...trimmed(values) })
    } catch (cause) {
      const error = readIdentityError(cause)
      if (error.kind === 'failed') console.error(`${form} failed`, cause)
      refuse(element, problemsOf(form, error))
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    error: wordsFor(null),
    errorOf: wordsFor,
    onSubmit: (event) => {
      event.preventDefault()
      if (!busy) void submit(event.currentTarget)
    },
  }
}

function valuesOf(data: FormData): AuthValues {
  const text = (field: AuthField) => {
    const value = data.get(field)
    return typeof value === 'string' ? { [field]: value } : {}
  }
  return { ...text('name'), ...text('email'), ...text('password') }
}

/** A password is taken as typed; the others lose the blank that a keyboard's suggestion leaves. */
function trimmed(values: AuthValues): AuthValues {
  return {
    ...values,
    ...(values.name === undefined ? {} : { name: values.name.trim() }),
    ...(values.email === undefined ? {} : { email: values.email.trim() }),
  }
}
