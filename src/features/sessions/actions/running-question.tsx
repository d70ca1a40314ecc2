import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import { startText } from '#shared/format/start-text.ts'
import { useTimeZone } from '#shared/format/today.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type RunningQuestionProps = {
  /** The session that runs already; undefined closes the question. */
  readonly running: Session | undefined
  readonly onContinue: (running: Session) => void
  readonly onBoth: () => void
  readonly onClose: () => void
}

/** Two workouts at once are never started by accident. */
export function RunningQuestion({ running, onContinue, onBoth, onClose }: RunningQuestionProps) {
  const { t, i18n } = useTranslation(['sessions', 'shared'])
  const timeZone = useTimeZone()
  const sets = running ? t('shared:sets', { count: summarize(running).sets }) : ''
  const time = running ? startText(running, i18n.language, { timeZone, nowMs: Date.now() }) : ''
  return (
    <Dialog
      open={running !== undefined}
      onClose={onClose}
      title={t('running.title')}
      closeLabel={t('shared:close')}
      actions={
        <>
          <Button onClick={onBoth}>{t('running.both')}</Button>
          <Button variant="primary" data-autofocus onClick={() => running && onContinue(running)}>
            {t('running.continue')}
          </Button>
        </>
      }
    >
      <p>{t('running.text', { name: running?.name ?? '', time, sets })}</p>
    </Dialog>
  )
}
