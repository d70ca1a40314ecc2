import { useMemo, useState } from 'react'
import { attempt } from '#platform/device/attempt.ts'
import { type FormValues, readDraft } from './form-values.ts'

type Draft = {
  /** What was typed in this tab and never saved, or undefined. */
  readonly found: FormValues | undefined
  readonly keep: (values: FormValues) => void
  readonly forget: () => void
}

/** Keeps what is typed through a reload or a step back, in this tab. Where the browser refuses, nothing is kept. */
export function useDraft(key: string, initial: FormValues): Draft {
  const [found] = useState(() => readDraft(attempt(() => sessionStorage.getItem(key)) ?? null, initial))
  return useMemo(
    () => ({
      found,
      keep: (values) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(values))),
      forget: () => void attempt(() => sessionStorage.removeItem(key)),
    }),
    [found, key],
  )
}
