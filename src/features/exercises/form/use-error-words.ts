import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormProblem, FormValues } from './form-values.ts'

/** The words for what is wrong with a field, or undefined. */
export type ErrorWords = (field: keyof FormValues) => string | undefined

/** Turns the keys that the validators answer into words. */
export function useErrorWords(errors: FieldErrors<FormValues>): ErrorWords {
  const { t } = useTranslation('exercises')
  return (field) => {
    // The validators of this form answer nothing else.
    const problem = errors[field]?.message as FormProblem | undefined
    return problem && t(problem)
  }
}
