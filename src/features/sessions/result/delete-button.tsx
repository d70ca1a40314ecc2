import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { useDeleteAndLeave } from './use-delete-and-leave.ts'

/** Puts the session in the bin and goes back to the history, where the deletion can be undone. */
export function DeleteButton({ session }: { readonly session: Session }) {
  const { t } = useTranslation('shared')
  const deleteAndLeave = useDeleteAndLeave()
  return (
    <Button variant="danger" icon={Trash2} onClick={() => void deleteAndLeave(session)}>
      {t('delete')}
    </Button>
  )
}
