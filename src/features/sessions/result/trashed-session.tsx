import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HISTORY_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useTrash } from '../actions/use-trash.ts'

/** A deleted session that can be restored. */
export function TrashedSession({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const { restore } = useTrash()
  return (
    <EmptyState
      icon={Trash2}
      title={t('trash.title', { name: session.name })}
      text={t('trash.text')}
      action={
        <>
          <Button variant="primary" onClick={() => void restore(session)}>
            {t('trash.restore')}
          </Button>
          <ButtonLink to={HISTORY_PATH}>{t('toHistory')}</ButtonLink>
        </>
      }
    />
  )
}
