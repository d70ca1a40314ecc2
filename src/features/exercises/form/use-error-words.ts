import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormProblem, FormValues } from './form-values.ts'

export type ErrorWords = (field: keyof FormValues) => string | undefined

export function useErrorWords(errors: FieldErrors<FormValues>): ErrorWords {
  const { t } = useTranslation('exercises')
  return (field) => {
    // This form's validators return nothing else.
    const problem = errors[field]?.message as FormProblem | undefined
    return problem && t(problem)
  }
}
