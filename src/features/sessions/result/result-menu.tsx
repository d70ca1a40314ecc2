import { ClipboardCheck, ClipboardPlus, RotateCcw, Share2, Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { sendSessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { canReopen } from '#domain/session/lifecycle.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useGoOn } from '../actions/use-go-on.tsx'
import { useSaveAsWorkout } from '../actions/use-save-as-workout.ts'
import { useTrash } from '../actions/use-trash.ts'
import { wayBack } from '../way-back.ts'
import { useIsJustDone } from './use-is-just-done.ts'
import { usePlanChanges } from './use-plan-changes.ts'

const PlanSheet = lazy(() => import('./plan-sheet.tsx'))

/** Everything but what the foot offers. */
export function ResultMenu({ session }: { readonly session: Session }) {
  const { t } = useTranslation(['sessions', 'shared'])
  const navigate = useNavigate()
  const { repeat, reopen, question } = useGoOn()
  const saveAsWorkout = useSaveAsWorkout()
  const deleteAndLeave = useDeleteAndLeave()
  const isCompleted = session.status === 'completed'
  const isJustDone = useIsJustDone()
  const plan = usePlanChanges(session)
  const [planSheet, setPlanSheet] = useState<'open' | 'closed'>()
  const items: readonly (MenuItem | false)[] = [
    (!isCompleted || isJustDone) && { label: t('repeat'), icon: RotateCcw, onSelect: () => repeat(session) },
    isCompleted &&
      plan.differences !== null && {
        label: t('plan.later'),
        icon: ClipboardCheck,
        onSelect: () => setPlanSheet('open'),
      },
    isCompleted && { label: t('saveAsWorkout'), icon: ClipboardPlus, onSelect: () => void saveAsWorkout(session) },
    isCompleted &&
      canReopen(session, Date.now()) && { label: t('reopen'), icon: Undo2, onSelect: () => reopen(session) },
    { label: t('shared:share'), icon: Share2, onSelect: () => void navigate(sendSessionPath(session.id)) },
    { label: t('shared:delete'), icon: Trash2, danger: true, onSelect: () => void deleteAndLeave(session) },
  ]
  return (
    <>
      <Menu label={t('optionsOf', { name: session.name })} items={items.filter((item) => item !== false)} />
      {question}
      <Suspense>
        {planSheet && <PlanSheet plan={plan} open={planSheet === 'open'} onClose={() => setPlanSheet('closed')} />}
      </Suspense>
    </>
  )
}

/** Returns to the history, where it can be undone. */
function useDeleteAndLeave() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { trash } = useTrash()
  return async (session: Session) => {
    if (await trash(session)) await navigate(wayBack(state), { replace: true })
  }
}
