import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { type SessionChange, whatChanged } from '#domain/session/what-changed.ts'
import type { ReadableStore } from '#shared/store.ts'
import { useOwnToasts } from '#ui/toasts.tsx'
import type { SessionEdits, Step } from '../editing/session-edits.ts'
import type { SessionStore } from '../editing/session-store.ts'
import { bringIntoView } from './scroll.ts'

type Told = { readonly edits: number; readonly end: () => void }

/**
 * Undoes the latest step, says what it was and shows where. What was said ends with the next edit, which may do the same
 * again. `behind` follows the store, after the first paint.
 */
export function useUndo(store: SessionStore, behind: Pick<ReadableStore<unknown>, 'subscribe'>): () => void {
  const { t } = useTranslation(['execution', 'shared'])
  const show = useOwnToasts()
  const told = useRef<Told | null>(null)
  useEffect(
    () =>
      store.subscribe(() => {
        if (!told.current || editsIn(store.current()) <= told.current.edits) return
        told.current.end()
        told.current = null
      }),
    [store],
  )
  return () => {
    const step = store.current().steps.at(-1)
    if (!step) return
    const change = changeIn(step)
    const stop = behind.subscribe(() => {
      stop()
      requestAnimationFrame(() => showPlaceOf(change))
    })
    store.undo(step.key)
    told.current = { edits: editsIn(store.current()), end: show({ message: undoneText(t, change) }) }
  }
}

function editsIn({ steps }: SessionEdits): number {
  return steps.reduce((count, { parts }) => count + parts.length, 0)
}

function changeIn({ parts }: Step): SessionChange {
  const [first, last]: readonly (Session | undefined)[] = [parts[0]?.before, parts.at(-1)?.after]
  return first && last ? whatChanged(first, last) : { type: 'other' }
}

function undoneText(t: TFunction<['execution', 'shared']>, change: SessionChange): string {
  return t(`undone.${change.type}`, {
    set: 'set' in change ? t(`shared:setName.${change.set.kind}`, { number: change.set.number }) : '',
    exercise: 'exercise' in change ? change.exercise.name : '',
    count: 'count' in change ? change.count : 1,
  })
}

function showPlaceOf(change: SessionChange): void {
  const ids = [
    'set' in change && `set-${change.set.id}`,
    'exercise' in change && `exercise-${change.exercise.id}`,
  ].filter((id) => id !== false)
  const place = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
  if (place) bringIntoView(place)
}
