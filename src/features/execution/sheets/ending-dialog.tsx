import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Ending, EndingQuestion } from '../session/execution.machine.ts'
import { FinishDialog } from './finish-dialog.tsx'

type EndingDialogProps = {
  readonly question: EndingQuestion
  readonly session: Session
  readonly weightUnit: Preferences['weightUnit']
  readonly isSaving: boolean
  readonly hasFailed: boolean
  readonly onConfirm: (ending: Ending) => void
  readonly onDismiss: () => void
}

/** The last word before a workout ends, one way or the other. */
export default function EndingDialog({ question, ...rest }: EndingDialogProps) {
  const { t } = useTranslation(['execution', 'shared'])
  if (question === 'completed') return <FinishDialog {...rest} />
  return (
    <ConfirmDialog
      open
      title={t('abandonTitle')}
      message={rest.hasFailed ? t('finish.failed') : t('abandonText')}
      confirmLabel={t('abandonConfirm')}
      cancelLabel={t('finish.goOn')}
      danger
      onConfirm={() => rest.onConfirm({ outcome: 'abandoned', endedAtMs: Date.now() })}
      onCancel={rest.onDismiss}
    />
  )
}
