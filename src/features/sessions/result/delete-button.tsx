import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Session } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { useTrash } from '../actions/use-trash.ts'
import { wayBack } from '../way-back.ts'

/** Returns to the history, where it can be undone. */
export function DeleteButton({ session }: { readonly session: Session }) {
  const { t } = useTranslation('shared')
  const navigate = useNavigate()
  const { state } = useLocation()
  const { trash } = useTrash()
  const deleteAndLeave = async () => {
    if (await trash(session)) await navigate(wayBack(state), { replace: true })
  }
  return (
    <Button variant="danger" icon={Trash2} onClick={() => void deleteAndLeave()}>
      {t('delete')}
    </Button>
  )
}
