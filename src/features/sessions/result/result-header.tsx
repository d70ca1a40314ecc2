import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Session } from '#contract/session.ts'
import { IconButtonLink } from '#ui/icon-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSessionWords } from '../use-session-words.ts'
import { wayBack } from '../way-back.ts'

type ResultHeaderProps = { readonly session: Session; readonly status: string }

/** The session's name, status and time, with an edit button. */
export function ResultHeader({ session, status }: ResultHeaderProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const words = useSessionWords()
  const { state } = useLocation()
  return (
    <PageHeader
      title={session.name}
      subtitle={
        <>
          {status} · <time dateTime={session.startedAt}>{words.when(session)}</time>
        </>
      }
      back={{ to: wayBack(state), label: t('toHistory') }}
      actions={<IconButtonLink to="?edit" state={state} label={t('shared:edit')} icon={Pencil} />}
    />
  )
}
