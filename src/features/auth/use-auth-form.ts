import { type FormEvent, useState } from 'react'
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '#domain/profile/password-policy.ts'
import { type IdentityError, readIdentityError } from '#platform/identity/identity-error.ts'
import {
  type AuthField,
  type AuthForm,
  type AuthProblem,
  type AuthValues,
  checkValues,
  problemsOf,
} from './auth-problem.ts'
import { useProblemText } from './use-problem-text.ts'

export type AuthFormState = {
  readonly busy: boolean
  readonly error: string | undefined
  readonly errorOf: (field: AuthField) => string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export type AuthFormOptions = {
  readonly policy?: PasswordPolicy
  /** True ends the handling. */
  readonly onRefused?: (error: IdentityError, values: Required<AuthValues>) => boolean
}

/** Its fields are uncontrolled, so that password managers work. `send` rejects with the provider's error. */
export function useAuthForm(
  form: AuthForm,
  send: (values: Required<AuthValues>) => Promise<void>,
  { policy = DEFAULT_PASSWORD_POLICY, onRefused }: AuthFormOptions = {},
): AuthFormState {
  const say = useProblemText()
  const [problems, setProblems] = useState<readonly AuthProblem[]>([])
  const [busy, setBusy] = useState(false)

  const wordsFor = (field: AuthField | null) =>
    problems
      .filter((problem) => problem.field === field)
      .map((problem) => say(problem.message, { policy }))
      .join(' ') || undefined

  const refuse = (element: HTMLFormElement, found: readonly AuthProblem[]) => {
    setProblems(found)
    const field = found.find((problem) => problem.field)?.field
    const control = field && element.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  const submit = async (element: HTMLFormElement) => {
    const typed = valuesOf(new FormData(element))
    const found = checkValues(form, typed, policy)
    if (found.length > 0) return refuse(element, found)
    const values = { name: '', email: '', password: '', ...trimmed(typed) }
    setProblems([])
    setBusy(true)
    try {
      await send(values)
    } catch (cause) {
      const error = readIdentityError(cause)
      if (error.kind === 'failed') console.error(`${form} failed`, cause)
      if (!onRefused?.(error, values)) refuse(element, problemsOf(form, error))
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

/** A password is used as typed; other fields lose the space added by keyboard suggestions. */
function trimmed(values: AuthValues): AuthValues {
  return {
    ...values,
    ...(values.name === undefined ? {} : { name: values.name.trim() }),
    ...(values.email === undefined ? {} : { email: values.email.trim() }),
  }
}
