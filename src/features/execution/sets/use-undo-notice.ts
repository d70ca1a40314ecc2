import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isStillChanged } from '#domain/session/still-changed.ts'
import { useOwnToasts } from '#ui/toasts.tsx'
import type { SessionEdits } from '../editing/session-edits.ts'
import type { SessionStore } from '../editing/session-store.ts'

/** Says what a step did, and offers to take it back, with what else belongs to it. */
export type OfferUndo = (message: string, step: number, more?: () => void) => void

type Offer = { readonly step: number; readonly end: () => void }

/** An offer ends with the screen, and once there is nothing left to take back, whoever has done that. */
export function useUndoNotice(store: SessionStore): OfferUndo {
  const { t } = useTranslation('shared')
  const show = useOwnToasts()
  const offer = useRef<Offer | null>(null)
  useEffect(
    () =>
      store.subscribe(() => {
        if (!offer.current || canBeUndone(store.current(), offer.current.step)) return
        offer.current.end()
        offer.current = null
      }),
    [store],
  )
  return useCallback(
    (message, step, more) => {
      const undo = () => {
        store.undo(step)
        more?.()
      }
      offer.current = { step, end: show({ message, action: { label: t('undo'), onAction: undo } }) }
    },
    [store, show, t],
  )
}

function canBeUndone({ steps, shown }: SessionEdits, key: number): boolean {
  const parts = steps.find((step) => step.key === key)?.parts
  const [first, last] = [parts?.at(0), parts?.at(-1)]
  return first !== undefined && last !== undefined && isStillChanged(first.before, last.after, shown)
}
