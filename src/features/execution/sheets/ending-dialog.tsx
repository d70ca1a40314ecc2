import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Ending } from '../session/execution.machine.ts'
import { type ExecutionActor, whereIn } from '../session/use-session-machine.ts'
import { FinishDialog } from './finish-dialog.tsx'

/** The confirmation before a workout ends in either way. */
export default function EndingDialog({ actor }: { readonly actor: ExecutionActor }) {
  const { t } = useTranslation(['execution', 'shared'])
  const question = useSelector(actor, ({ context }) => context.question)
  const where = useSelector(actor, whereIn)
  const hasFailed = where === 'notSaved'
  const confirm = (ending: Ending) => actor.send({ type: 'ending.confirmed', ending })
  const dismiss = () => actor.send({ type: 'ending.dismissed', atMs: Date.now() })
  if (question === 'completed') {
    return <FinishDialog isSaving={where === 'saving'} hasFailed={hasFailed} onConfirm={confirm} onDismiss={dismiss} />
  }
  return (
    <ConfirmDialog
      open
      title={t('abandonTitle')}
      message={hasFailed ? t('finish.failed') : t('abandonText')}
      confirmLabel={t('abandonConfirm')}
      cancelLabel={t('finish.goOn')}
      danger
      onConfirm={() => confirm({ outcome: 'abandoned', endedAtMs: Date.now() })}
      onCancel={dismiss}
    />
  )
}
