import { ClipboardPlus, Pencil, Share2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { sendSessionPath, sessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import type { MenuItem } from '#ui/menu.tsx'
import { leftFrom } from '../way-back.ts'
import { useSaveAsWorkout } from './use-save-as-workout.ts'
import { useTrash } from './use-trash.ts'

/** For an ended session in the history at `here`. */
export function useSessionMenu(session: Session, here: string): readonly MenuItem[] {
  const { t } = useTranslation(['sessions', 'shared'])
  const navigate = useNavigate()
  const saveAsWorkout = useSaveAsWorkout()
  const { trash } = useTrash()
  const edit = () => void navigate(`${sessionPath(session)}?edit`, { state: leftFrom(here) })
  return [
    { label: t('shared:edit'), icon: Pencil, onSelect: edit },
    { label: t('saveAsWorkout'), icon: ClipboardPlus, onSelect: () => void saveAsWorkout(session) },
    { label: t('shared:share'), icon: Share2, onSelect: () => void navigate(sendSessionPath(session.id)) },
    { label: t('shared:delete'), icon: Trash2, danger: true, onSelect: () => void trash(session) },
  ]
}
