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
import { useProblemWords } from './use-problem-words.ts'

export type AuthFormState = {
  readonly busy: boolean
  /** What is wrong with the form as a whole, in words. */
  readonly error: string | undefined
  readonly errorOf: (field: AuthField) => string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export type AuthFormOptions = {
  /** What a new password has to be; left out where the form asks for an old one. */
  readonly policy?: PasswordPolicy
  /** Takes a refusal that this screen has more than words for; true ends it there. */
  readonly onRefused?: (error: IdentityError, values: Required<AuthValues>) => boolean
}

/**
 * A form that leaves its fields to the browser, so that password managers work on it, and reads them when it is sent.
 * `send` rejects with what the provider said; the words for it appear beside the field it is about, which takes the focus.
 */
export function useAuthForm(
  form: AuthForm,
  send: (values: Required<AuthValues>) => Promise<void>,
  { policy = DEFAULT_PASSWORD_POLICY, onRefused }: AuthFormOptions = {},
): AuthFormState {
  const say = useProblemWords()
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

/** A password is taken as typed; the others lose the blank that a keyboard's suggestion leaves. */
function trimmed(values: AuthValues): AuthValues {
  return {
    ...values,
    ...(values.name === undefined ? {} : { name: values.name.trim() }),
    ...(values.email === undefined ? {} : { email: values.email.trim() }),
  }
}
